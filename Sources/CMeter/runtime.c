// Counts the Swift runtime's calls by standing in front of them: these definitions are found first by the
// dynamic linker, add one, and go on to the runtime's own. Calls inside the standard library bind to the
// runtime directly and are not seen; assigning the runtime's override pointers instead crashes.

#define _GNU_SOURCE
#include "CMeter.h"

#ifdef CMETER_NO_HOOKS

bool cmeter_runtime_hooked(void) { return false; }

#else

#include <dlfcn.h>
#include <stddef.h>

// The runtime's reference counting keeps nearly all registers on arm64.
#if defined(__aarch64__) && __has_attribute(preserve_most)
#define COUNTING __attribute__((preserve_most))
#else
#define COUNTING
#endif

#define EXPORT __attribute__((visibility("default")))

typedef void *(COUNTING *retain_function)(void *);
typedef void (COUNTING *release_function)(void *);
typedef void *(COUNTING *retain_n_function)(void *, uint32_t);
typedef void (COUNTING *release_n_function)(void *, uint32_t);
typedef void *(*allocate_function)(const void *, size_t, size_t);

static retain_function real_retain, real_bridge_retain;
static release_function real_release, real_bridge_release;
static retain_n_function real_retain_n, real_bridge_retain_n;
static release_n_function real_release_n, real_bridge_release_n;
static allocate_function real_allocate;

// Called before anything else in the process asks the runtime for something, and again, to be sure, by each
// function whose pointer is still missing: libraries initialised earlier may call.
__attribute__((constructor(101), noinline, cold)) static void resolve(void) {
  real_retain = (retain_function)dlsym(RTLD_NEXT, "swift_retain");
  real_release = (release_function)dlsym(RTLD_NEXT, "swift_release");
  real_retain_n = (retain_n_function)dlsym(RTLD_NEXT, "swift_retain_n");
  real_release_n = (release_n_function)dlsym(RTLD_NEXT, "swift_release_n");
  real_bridge_retain = (retain_function)dlsym(RTLD_NEXT, "swift_bridgeObjectRetain");
  real_bridge_release = (release_function)dlsym(RTLD_NEXT, "swift_bridgeObjectRelease");
  real_bridge_retain_n = (retain_n_function)dlsym(RTLD_NEXT, "swift_bridgeObjectRetain_n");
  real_bridge_release_n = (release_n_function)dlsym(RTLD_NEXT, "swift_bridgeObjectRelease_n");
  real_allocate = (allocate_function)dlsym(RTLD_NEXT, "swift_allocObject");
}

bool cmeter_runtime_hooked(void) { return real_retain && real_release && real_allocate; }

#define READY(pointer) if (__builtin_expect(!(pointer), 0)) resolve()

EXPORT COUNTING void *swift_retain(void *object) {
  cmeter_add(CMETER_RETAINS, 1);
  READY(real_retain);
  return real_retain(object);
}

EXPORT COUNTING void swift_release(void *object) {
  cmeter_add(CMETER_RELEASES, 1);
  READY(real_release);
  real_release(object);
}

EXPORT COUNTING void *swift_retain_n(void *object, uint32_t count) {
  cmeter_add(CMETER_RETAINS, count);
  READY(real_retain_n);
  return real_retain_n(object, count);
}

EXPORT COUNTING void swift_release_n(void *object, uint32_t count) {
  cmeter_add(CMETER_RELEASES, count);
  READY(real_release_n);
  real_release_n(object, count);
}

EXPORT COUNTING void *swift_bridgeObjectRetain(void *object) {
  cmeter_add(CMETER_RETAINS, 1);
  READY(real_bridge_retain);
  return real_bridge_retain(object);
}

EXPORT COUNTING void swift_bridgeObjectRelease(void *object) {
  cmeter_add(CMETER_RELEASES, 1);
  READY(real_bridge_release);
  real_bridge_release(object);
}

EXPORT COUNTING void *swift_bridgeObjectRetain_n(void *object, uint32_t count) {
  cmeter_add(CMETER_RETAINS, count);
  READY(real_bridge_retain_n);
  return real_bridge_retain_n(object, count);
}

EXPORT COUNTING void swift_bridgeObjectRelease_n(void *object, uint32_t count) {
  cmeter_add(CMETER_RELEASES, count);
  READY(real_bridge_release_n);
  real_bridge_release_n(object, count);
}

EXPORT void *swift_allocObject(const void *metadata, size_t size, size_t alignment) {
  cmeter_add(CMETER_OBJECT_ALLOCATIONS, 1);
  READY(real_allocate);
  return real_allocate(metadata, size, alignment);
}

#endif
