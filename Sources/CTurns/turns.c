#define _GNU_SOURCE
#include "CTurns.h"

#include <unistd.h>

// What Foundation's run loop calls to drain the main queue.
extern void _dispatch_main_queue_callback_4CF(void *message);

bool cturns_is_main_thread(void) { return gettid() == getpid(); }

bool cturns_drain_main_queue(void) {
  static bool drains;
  if (drains || !cturns_is_main_thread()) return false;
  drains = true;
  _dispatch_main_queue_callback_4CF((void *)0);
  drains = false;
  return true;
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
