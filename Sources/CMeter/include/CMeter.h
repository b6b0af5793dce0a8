#ifndef CMETER_H
#define CMETER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The counter array: one fixed, thread-local block, a row of counters per phase. Counting is one add.
// Which slot means what is decided in one place, `Meter/Counter.swift`.

#define CMETER_SLOTS 96
#define CMETER_PHASES 6

// Slots that C code itself adds to. `Meter/Counter.swift` checks that its raw values agree.
enum {
  CMETER_MALLOCS = 0,
  CMETER_FREES = 1,
  CMETER_BYTES_ALLOCATED = 2,
  CMETER_OBJECT_ALLOCATIONS = 3,
  CMETER_RETAINS = 4,
  CMETER_RELEASES = 5,
};

extern _Thread_local int64_t cmeter_counts[CMETER_PHASES * CMETER_SLOTS]
    __attribute__((tls_model("initial-exec")));
extern _Thread_local uint32_t cmeter_base __attribute__((tls_model("initial-exec")));

// What the allocator says the thread has asked for, in bytes, and where the last phase change saw it.
extern _Thread_local uint64_t *cmeter_allocated __attribute__((tls_model("initial-exec")));
extern _Thread_local uint64_t cmeter_allocated_mark __attribute__((tls_model("initial-exec")));

/// Whether this thread is one that is measured: `cmeter_allocations_start` has succeeded on it.
extern _Thread_local bool cmeter_measures __attribute__((tls_model("initial-exec")));

// Without the counters there is nothing to report; that build is for finding out what they cost (Tools/overhead).
#ifdef CMETER_OFF
static inline void cmeter_add(int32_t slot, int64_t amount) { (void)slot, (void)amount; }
#else
static inline void cmeter_add(int32_t slot, int64_t amount) {
  cmeter_counts[cmeter_base + (uint32_t)slot] += amount;
}
#endif

static inline void cmeter_raise(int32_t slot, int64_t value) {
  int64_t *place = &cmeter_counts[cmeter_base + (uint32_t)slot];
  if (*place < value) *place = value;
}

/// The current value of one slot in one phase, of the calling thread.
static inline int64_t cmeter_value(int32_t slot, int32_t phase) {
  return cmeter_counts[(uint32_t)phase * CMETER_SLOTS + (uint32_t)slot];
}

static inline void cmeter_set(int32_t slot, int32_t phase, int64_t value) {
  cmeter_counts[(uint32_t)phase * CMETER_SLOTS + (uint32_t)slot] = value;
}

/// Adds the bytes that were asked for since the last phase change to the current phase.
static inline void cmeter_settle(void) {
  uint64_t now = *cmeter_allocated;
  cmeter_add(CMETER_BYTES_ALLOCATED, (int64_t)(now - cmeter_allocated_mark));
  cmeter_allocated_mark = now;
}

/// Makes `phase` the phase that counts go to and returns the one before it.
static inline int32_t cmeter_enter(int32_t phase) {
  cmeter_settle();
  int32_t before = (int32_t)(cmeter_base / CMETER_SLOTS);
  cmeter_base = (uint32_t)phase * CMETER_SLOTS;
  return before;
}

static inline int32_t cmeter_phase(void) { return (int32_t)(cmeter_base / CMETER_SLOTS); }

/// The value of one slot over all phases, of the calling thread.
static inline int64_t cmeter_sum(int32_t slot) {
  if (slot == CMETER_BYTES_ALLOCATED) cmeter_settle();
  int64_t sum = 0;
  for (int32_t phase = 0; phase < CMETER_PHASES; phase++) sum += cmeter_value(slot, phase);
  return sum;
}

/// Settles, then copies the calling thread's whole array. Allocates nothing.
void cmeter_read(int64_t *into);

// Allocation readings.

/// Makes the calling thread one that is measured: an arena of its own, and bytes counted.
/// Returns NULL when it worked, else the reason it did not.
const char *cmeter_allocations_start(void);

/// Bytes the calling thread has asked for and not given back, by size class.
int64_t cmeter_bytes_live(void);

/// Requests made by all threads that are not measured, process wide.
uint64_t cmeter_mallocs_elsewhere(void);

/// Makes one request and gives the memory back, whatever the optimiser thinks of it.
void cmeter_request(size_t size);

/// The allocator's version, or NULL when there is none that can be read.
const char *cmeter_allocator_version(void);

// Runtime calls.

/// True once the runtime's own entry points were found behind the counting ones.
bool cmeter_runtime_hooked(void);

// Attribution: who counts, on the calling thread, while it is on.

#define CMETER_CALLERS 16

/// How often something was counted on one account: that of a type, or of a chain of callers.
typedef struct {
  uint32_t slot;
  uint32_t depth;
  int64_t count;
  int64_t bytes;
  uintptr_t keys[CMETER_CALLERS];
} cmeter_account;

extern _Thread_local bool cmeter_attributes __attribute__((tls_model("initial-exec")));

/// False when there is no memory for accounts.
bool cmeter_begin_attribution(void);
void cmeter_end_attribution(void);

/// Books one of `slot` on the account of `key`.
void cmeter_attribute(int32_t slot, const void *key);

/// Counts one, and books it on the account of `key` where that is on.
static inline void cmeter_add_for(int32_t slot, const void *key) {
  cmeter_add(slot, 1);
  if (__builtin_expect(cmeter_attributes, 0)) cmeter_attribute(slot, key);
}

/// Books a request for memory on the account of its callers.
void cmeter_attribute_request(const void *frame, const void *caller, size_t bytes);

/// Accounts are at places from 0 to the capacity; most places have none.
int32_t cmeter_account_capacity(void);
const cmeter_account *cmeter_account_at(int32_t place);

/// Where the image that holds `address` is loaded, and the nearest name that it exports before it, or NULL.
bool cmeter_symbol(uintptr_t address, uintptr_t *base, const char **name);

/// How many bytes the piece of memory has that was asked for at `address`; 0 where `address` is within a program's or
/// library's own image.
size_t cmeter_heap_size(const void *address);

// Process.

/// Asks the kernel to end this process when its parent ends, and ends it now when the parent, who holds the other end
/// of `pipe`, already has.
void cmeter_die_with_parent(int32_t pipe);

/// From now on SIGINT, SIGTERM and SIGHUP are noted and end nothing.
void cmeter_catch_interrupts(void);

/// The last signal that was noted, 0 for none.
int32_t cmeter_interrupt(void);

#endif
