#ifndef CESCAPE_H
#define CESCAPE_H

#include <stdbool.h>

/// Calls `body(context)`. Returns whether it came back by itself, and not by `CEscapeLeave`.
///
/// What the abandoned calls hold is never released: to be used only where the alternative is to end the process.
bool CEscapeRun(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);

/// Abandons everything that the innermost `CEscapeRun` of this thread has called. Returns only if there is none.
void CEscapeLeave(void);

#endif
