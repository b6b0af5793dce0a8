#define _GNU_SOURCE
#include "CMeter.h"

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

void cmeter_die_with_parent(int32_t pipe) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // A parent that has gone before this asked will never send the signal; it has closed its end of the pipe.
  struct pollfd entry = {.fd = pipe};
  if (poll(&entry, 1, 0) > 0 && (entry.revents & POLLERR)) _exit(1);
}

static volatile sig_atomic_t noted;

static void note(int number) { noted = number; }

void cmeter_catch_interrupts(void) {
  struct sigaction action = {.sa_handler = note};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
  // Whoever started the process may have had them blocked, as the threads of a queue do, and that is inherited.
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGINT);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGHUP);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}

int32_t cmeter_interrupt(void) { return noted; }
