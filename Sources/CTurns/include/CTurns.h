#ifndef CTURNS_H
#define CTURNS_H

#include <stdbool.h>

/// Whether the calling thread is the one the process began with, which the main queue belongs to until something
/// (an asynchronous `main`, a test runner) hands that queue to the pool.
bool cturns_is_main_thread(void);

/// Runs the blocks and main-actor jobs that are on the main queue, in order, and returns without waiting.
/// False, and nothing is run, on any other thread than the process's first and inside of a drain.
bool cturns_drain_main_queue(void);

/// Sends every job that would go to the shared pool (`Task.yield`, non-isolated async work) to the main queue
/// instead, so that their order is the same in each run. Once for the process, before the first task.
void cturns_run_tasks_on_main_queue(void);

#endif
