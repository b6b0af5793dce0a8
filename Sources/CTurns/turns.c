#define _GNU_SOURCE
#include "CTurns.h"

#include <poll.h>
#include <stdint.h>
#include <unistd.h>

// What Foundation's run loop uses: the event that says that something was queued, and the call that runs what is queued
// at that moment.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

bool cturns_is_main_thread(void) { return gettid() == getpid(); }

static bool takes_event(int handle) {
  uint64_t count;
  struct pollfd entry = {.fd = handle, .events = POLLIN};
  return poll(&entry, 1, 0) > 0 && read(handle, &count, sizeof count) == sizeof count;
}

int32_t cturns_drain_main_queue(int32_t limit) {
  static bool drains;
  if (drains || !cturns_is_main_thread()) return -1;
  drains = true;
  int handle = _dispatch_get_main_queue_handle_4CF();
  int32_t rounds = 0;
  while (rounds < limit && takes_event(handle)) {
    _dispatch_main_queue_callback_4CF((void *)0);
    rounds++;
  }
  drains = false;
  return rounds;
}

// The concurrency runtime's hooks, as its own headers declare them (Swift calling convention).
typedef struct Job Job;
typedef __attribute__((swiftcall)) void (*enqueue_original)(Job *job);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(Job *job, enqueue_original original);
extern enqueue_hook swift_task_enqueueGlobal_hook;
extern __attribute__((swiftcall)) void swift_task_enqueueMainExecutor(Job *job);

static __attribute__((swiftcall)) void enqueue_on_main(Job *job, enqueue_original original) {
  (void)original;
  swift_task_enqueueMainExecutor(job);
}

void cturns_run_tasks_on_main_queue(void) { swift_task_enqueueGlobal_hook = enqueue_on_main; }
