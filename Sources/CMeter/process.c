#define _GNU_SOURCE
#include "CMeter.h"

#include <signal.h>
#include <sys/prctl.h>

void cmeter_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

static volatile sig_atomic_t noted;

static void note(int number) { noted = number; }

void cmeter_catch_interrupts(void) {
  struct sigaction action = {.sa_handler = note};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
}

int32_t cmeter_interrupt(void) { return noted; }
