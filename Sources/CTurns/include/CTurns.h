#ifndef CTURNS_H
#define CTURNS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether the calling thread is the one the process began with, which the main queue belongs to until something
/// (an asynchronous `main`, a test runner) hands that queue to the pool.
bool cturns_is_main_thread(void);

/// Runs the blocks and main-actor jobs that are on the main queue, in order, then those that these have queued, and so
/// on until there are none, at most `limit` times; never waits. Returns how many times it was.
/// -1, and nothing is run, on any other thread than the process's first and inside of a drain.
int32_t cturns_drain_main_queue(int32_t limit);

/// Sends every job that would go to the shared pool (`Task.yield`, non-isolated async work) to the main queue
/// instead, so that their order is the same in each run. Once for the process, before the first task.
void cturns_run_tasks_on_main_queue(void);

#endif
