// Counts requests for memory by standing in front of the allocator, as runtime.c does for the Swift runtime: these
// definitions are found first by the dynamic linker, add one, and go on to the allocator's own. So a count costs an
// add, goes to the phase that is current where the request is made, and is exact by construction: nothing is cached,
// flushed or shared between threads. Growing or shrinking in place is the allocator's choice, so a `realloc` of
// something counts as one request and one piece given back, whatever the allocator does.

#define _GNU_SOURCE
#include "CMeter.h"

#include <dlfcn.h>
#include <errno.h>
#include <jemalloc/jemalloc.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define EXPORT __attribute__((visibility("default")))
#define LIKELY(condition) __builtin_expect((condition), 1)

static _Atomic uint64_t elsewhere;
_Thread_local bool cmeter_measures;

uint64_t cmeter_mallocs_elsewhere(void) { return atomic_load_explicit(&elsewhere, memory_order_relaxed); }

#ifndef CMETER_NO_HOOKS

static void *(*real_malloc)(size_t);
static void *(*real_calloc)(size_t, size_t);
static void *(*real_realloc)(void *, size_t);
static void (*real_free)(void *);

// The linker's own look-up may ask for memory: until the functions are known, requests go to the allocator's
// interface that has names of its own.
__attribute__((constructor(101))) static void resolve(void) {
  real_calloc = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "calloc");
  real_realloc = (void *(*)(void *, size_t))dlsym(RTLD_NEXT, "realloc");
  real_free = (void (*)(void *))dlsym(RTLD_NEXT, "free");
  real_malloc = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
}

// Inlined into each entry point, whose own frame is where the walk over the callers begins.
__attribute__((always_inline)) static inline void count_malloc(size_t size) {
  cmeter_add(CMETER_MALLOCS, 1);
  if (__builtin_expect(cmeter_attributes, 0)) {
    cmeter_attribute_request(__builtin_frame_address(0), __builtin_return_address(0), size);
  }
  if (!cmeter_measures) atomic_fetch_add_explicit(&elsewhere, 1, memory_order_relaxed);
}

static inline void count_free(void) { cmeter_add(CMETER_FREES, 1); }

static void *or_error(void *memory) {
  if (!memory) errno = ENOMEM;
  return memory;
}

EXPORT void *malloc(size_t size) {
  count_malloc(size);
  return LIKELY(real_malloc != NULL) ? real_malloc(size) : or_error(mallocx(size ? size : 1, 0));
}

EXPORT void *calloc(size_t count, size_t size) {
  count_malloc(count * size);
  if (LIKELY(real_calloc != NULL)) return real_calloc(count, size);
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) return or_error(NULL);
  return or_error(mallocx(total ? total : 1, MALLOCX_ZERO));
}

EXPORT void *realloc(void *memory, size_t size) {
  if (memory) count_free();
  if (size || !memory) count_malloc(size);
  if (LIKELY(real_realloc != NULL)) return real_realloc(memory, size);
  return or_error(memory ? rallocx(memory, size ? size : 1, 0) : mallocx(size ? size : 1, 0));
}

EXPORT void free(void *memory) {
  if (!memory) return;
  count_free();
  if (LIKELY(real_free != NULL)) real_free(memory);
  else dallocx(memory, 0);
}

__attribute__((always_inline)) static inline void *aligned(size_t alignment, size_t size) {
  count_malloc(size);
  return mallocx(size ? size : 1, MALLOCX_ALIGN(alignment));
}

static bool is_alignment(size_t alignment) { return alignment && !(alignment & (alignment - 1)); }

EXPORT int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (!is_alignment(alignment) || alignment % sizeof(void *)) return EINVAL;
  void *result = aligned(alignment, size);
  if (!result) return ENOMEM;
  *memory = result;
  return 0;
}

EXPORT void *aligned_alloc(size_t alignment, size_t size) {
  if (is_alignment(alignment)) return or_error(aligned(alignment, size));
  errno = EINVAL;
  return NULL;
}

EXPORT void *memalign(size_t alignment, size_t size) { return aligned_alloc(alignment, size); }

EXPORT void *valloc(size_t size) { return or_error(aligned(4096, size)); }

// C++: the Swift runtime itself is written in it. Where C++ would throw, the process ends: an allocation that fails
// ends a Swift program too.

#define NEW(name, parameters, call)                                                                    \
  EXPORT void *cmeter_##name parameters __asm__("_Zn" #name);                                           \
  EXPORT void *cmeter_##name parameters {                                                               \
    void *memory = call;                                                                                \
    if (!memory) abort();                                                                               \
    return memory;                                                                                      \
  }
#define NEW_OR_NULL(name, parameters, call)                                                            \
  EXPORT void *cmeter_##name parameters __asm__("_Zn" #name);                                           \
  EXPORT void *cmeter_##name parameters { return call; }
#define DELETE(name, parameters)                                                                       \
  EXPORT void cmeter_##name parameters __asm__("_Zd" #name);                                            \
  EXPORT void cmeter_##name parameters { free(memory); }

NEW(wm, (size_t size), malloc(size))
NEW(am, (size_t size), malloc(size))
NEW(wmSt11align_val_t, (size_t size, size_t alignment), aligned(alignment, size))
NEW(amSt11align_val_t, (size_t size, size_t alignment), aligned(alignment, size))
NEW_OR_NULL(wmRKSt9nothrow_t, (size_t size, const void *tag), ((void)tag, malloc(size)))
NEW_OR_NULL(amRKSt9nothrow_t, (size_t size, const void *tag), ((void)tag, malloc(size)))
NEW_OR_NULL(wmSt11align_val_tRKSt9nothrow_t, (size_t size, size_t alignment, const void *tag),
            ((void)tag, aligned(alignment, size)))
NEW_OR_NULL(amSt11align_val_tRKSt9nothrow_t, (size_t size, size_t alignment, const void *tag),
            ((void)tag, aligned(alignment, size)))

DELETE(lPv, (void *memory))
DELETE(aPv, (void *memory))
DELETE(lPvm, (void *memory, size_t size))
DELETE(aPvm, (void *memory, size_t size))
DELETE(lPvSt11align_val_t, (void *memory, size_t alignment))
DELETE(aPvSt11align_val_t, (void *memory, size_t alignment))
DELETE(lPvmSt11align_val_t, (void *memory, size_t size, size_t alignment))
DELETE(aPvmSt11align_val_t, (void *memory, size_t size, size_t alignment))
DELETE(lPvRKSt9nothrow_t, (void *memory, const void *tag))
DELETE(aPvRKSt9nothrow_t, (void *memory, const void *tag))
DELETE(lPvSt11align_val_tRKSt9nothrow_t, (void *memory, size_t alignment, const void *tag))
DELETE(aPvSt11align_val_tRKSt9nothrow_t, (void *memory, size_t alignment, const void *tag))

#endif

void cmeter_request(size_t size) {
  void *memory = malloc(size);
  // The compiler knows that nobody looks at the memory, and would leave it out.
  __asm__ volatile("" : "+r"(memory));
  free(memory);
}
