#include "CMeter.h"

#include <jemalloc/jemalloc.h>
#include <stdio.h>

// What is read, and why it is exact: requests (`nrequests`) of an arena that only this thread uses, after
// its cache was flushed. `nmalloc` counts cache fills and is of use only as live = nmalloc - ndalloc.

enum { SMALL_REQUESTS, LARGE_REQUESTS, SMALL_MALLOC, SMALL_DALLOC, LARGE_MALLOC, LARGE_DALLOC,
       SMALL_BYTES, LARGE_BYTES, NAMES };

static const char *const names[NAMES] = {
  "stats.arenas.0.small.nrequests", "stats.arenas.0.large.nrequests",
  "stats.arenas.0.small.nmalloc", "stats.arenas.0.small.ndalloc",
  "stats.arenas.0.large.nmalloc", "stats.arenas.0.large.ndalloc",
  "stats.arenas.0.small.allocated", "stats.arenas.0.large.allocated",
};

enum { MIB_LENGTH = 5, ARENA_PLACE = 2, ALL_ARENAS = 4096 };

static _Thread_local size_t mibs[NAMES][MIB_LENGTH];
static _Thread_local size_t all_mibs[2][MIB_LENGTH];
static _Thread_local size_t flush_mib[3], epoch_mib[1];
static _Thread_local uint64_t *allocated;
static _Thread_local bool started;
static _Thread_local char failure[128];
static _Thread_local cmeter_allocations attributed;

static const char *fail(const char *name, int code) {
  snprintf(failure, sizeof failure, "the allocator does not answer '%s' (error %d)", name, code);
  return failure;
}

const char *cmeter_allocations_start(void) {
  if (started) return NULL;
  unsigned arena = 0;
  size_t size = sizeof arena;
  int code = mallctl("arenas.create", &arena, &size, NULL, 0);
  if (code) return fail("arenas.create", code);
  code = mallctl("thread.arena", NULL, NULL, &arena, sizeof arena);
  if (code) return fail("thread.arena", code);
  for (int i = 0; i < NAMES; i++) {
    size_t length = MIB_LENGTH;
    if ((code = mallctlnametomib(names[i], mibs[i], &length))) return fail(names[i], code);
    mibs[i][ARENA_PLACE] = arena;
  }
  for (int i = 0; i < 2; i++) {
    size_t length = MIB_LENGTH;
    if ((code = mallctlnametomib(names[i], all_mibs[i], &length))) return fail(names[i], code);
    all_mibs[i][ARENA_PLACE] = ALL_ARENAS;
  }
  size_t length = 3;
  if ((code = mallctlnametomib("thread.tcache.flush", flush_mib, &length))) return fail("thread.tcache.flush", code);
  length = 1;
  if ((code = mallctlnametomib("epoch", epoch_mib, &length))) return fail("epoch", code);
  size = sizeof allocated;
  if ((code = mallctl("thread.allocatedp", &allocated, &size, NULL, 0))) return fail("thread.allocatedp", code);
  started = true;
  cmeter_allocations_read(&attributed);
  return NULL;
}

static uint64_t number(const size_t *mib) {
  uint64_t value = 0;
  size_t size = sizeof value;
  mallctlbymib(mib, MIB_LENGTH, &value, &size, NULL, 0);
  return value;
}

static void settle(void) {
  mallctlbymib(flush_mib, 3, NULL, NULL, NULL, 0);
  uint64_t epoch = 1;
  mallctlbymib(epoch_mib, 1, NULL, NULL, &epoch, sizeof epoch);
}

bool cmeter_allocations_read(cmeter_allocations *into) {
  if (!started) return false;
  into->bytes_allocated = *allocated;
  settle();
  into->mallocs = number(mibs[SMALL_REQUESTS]) + number(mibs[LARGE_REQUESTS]);
  into->live_objects = number(mibs[SMALL_MALLOC]) - number(mibs[SMALL_DALLOC]) + number(mibs[LARGE_MALLOC]) -
                       number(mibs[LARGE_DALLOC]);
  into->live_bytes = number(mibs[SMALL_BYTES]) + number(mibs[LARGE_BYTES]);
  return true;
}

void cmeter_attribute_allocations(void) {
  cmeter_allocations now;
  if (!cmeter_allocations_read(&now)) return;
  uint64_t mallocs = now.mallocs - attributed.mallocs;
  cmeter_add(CMETER_MALLOCS, (int64_t)mallocs);
  cmeter_add(CMETER_FREES, (int64_t)(mallocs - (now.live_objects - attributed.live_objects)));
  cmeter_add(CMETER_BYTES_ALLOCATED, (int64_t)(now.bytes_allocated - attributed.bytes_allocated));
  attributed = now;
}

uint64_t cmeter_mallocs_elsewhere(void) {
  if (!started) return 0;
  settle();
  return number(all_mibs[0]) + number(all_mibs[1]) - number(mibs[SMALL_REQUESTS]) - number(mibs[LARGE_REQUESTS]);
}

const char *cmeter_allocator_version(void) {
  const char *version = NULL;
  size_t size = sizeof version;
  return mallctl("version", &version, &size, NULL, 0) ? NULL : version;
}
