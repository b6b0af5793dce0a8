#ifndef CTURNS_H
#define CTURNS_H

/// Runs the blocks and main-actor jobs that are on the main queue now, in order, and returns without waiting.
/// The calling thread must be the main thread.
void cturns_drain_main_queue(void);

/// Sends every job that would go to the shared pool (`Task.yield`, non-isolated async work) to the main queue
/// instead, so that their order is the same in each run. Once for the process, before the first task.
void cturns_run_tasks_on_main_queue(void);

#endif
