#include "CMeter.h"

#include <jemalloc/jemalloc.h>
#include <stdio.h>

// Bytes come from the allocator's own per-thread figures, by size class; they are two loads, with no question asked.
// The thread gets an arena of its own, so that what other threads do to the heap does not move what it measures.

static uint64_t nothing;

_Thread_local uint64_t *cmeter_allocated = &nothing;
_Thread_local uint64_t cmeter_allocated_mark;
static _Thread_local uint64_t *deallocated = &nothing;
static _Thread_local char failure[128];

static const char *fail(const char *name, int code) {
  snprintf(failure, sizeof failure, "the allocator does not answer '%s' (error %d)", name, code);
  return failure;
}

const char *cmeter_allocations_start(void) {
  if (cmeter_measures) return NULL;
  unsigned arena = 0;
  size_t size = sizeof arena;
  int code = mallctl("arenas.create", &arena, &size, NULL, 0);
  if (code) return fail("arenas.create", code);
  code = mallctl("thread.arena", NULL, NULL, &arena, sizeof arena);
  if (code) return fail("thread.arena", code);
  uint64_t *given, *returned;
  size = sizeof given;
  if ((code = mallctl("thread.allocatedp", &given, &size, NULL, 0))) return fail("thread.allocatedp", code);
  if ((code = mallctl("thread.deallocatedp", &returned, &size, NULL, 0))) return fail("thread.deallocatedp", code);
  cmeter_allocated = given;
  cmeter_allocated_mark = *given;
  deallocated = returned;
  cmeter_measures = true;
  return NULL;
}

int64_t cmeter_bytes_live(void) { return (int64_t)(*cmeter_allocated - *deallocated); }

const char *cmeter_allocator_version(void) {
  const char *version = NULL;
  size_t size = sizeof version;
  return mallctl("version", &version, &size, NULL, 0) ? NULL : version;
}
