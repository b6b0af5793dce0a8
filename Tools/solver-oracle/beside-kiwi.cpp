// The cell of engine/solver: 18 variables and 26 constraints, created, updated by remove and add, and by an edit.
// Built and run by `beside-kiwi`, against kiwi's headers.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <vector>

static long requests = 0;
void *operator new(std::size_t size) {
  ++requests;
  if (void *memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

using namespace kiwi;

static const double hug = 1e3, resist = 1e6, fit = 1;

struct Cell {
  Solver solver;
  std::vector<Variable> variables;
  std::vector<Constraint> pinned;

  Cell() {
    for (int index = 0; index < 18; ++index) variables.emplace_back();
    const Variable &width = variables[0], &height = variables[1];
    solver.addConstraint(width == 375);
    solver.addConstraint((height == 0) | fit);
    for (int view = 0; view < 4; ++view) {
      const Variable &x = left(view), &y = variables[3 + 4 * view], &w = breadth(view), &h = variables[5 + 4 * view];
      solver.addConstraint(y == 16);
      if (view == 0)
        solver.addConstraint(x == 16);
      else
        solver.addConstraint(x - left(view - 1) - breadth(view - 1) == 8);
      if (view == 0) {
        solver.addConstraint(w == 40);
        solver.addConstraint(h == 40);
        solver.addConstraint(height - y - h >= 16);
        continue;
      }
      double natural = 40 + view * 8;
      solver.addConstraint((w <= natural) | hug);
      pinned.push_back((w >= natural) | resist);
      solver.addConstraint(pinned.back());
      solver.addConstraint((h <= 20) | hug);
      solver.addConstraint((h >= 20) | resist);
    }
    solver.addConstraint(left(3) + breadth(3) - width <= -16);
    solver.updateVariables();
  }

  const Variable &left(int view) const { return variables[2 + 4 * view]; }
  const Variable &breadth(int view) const { return variables[4 + 4 * view]; }
};

template <typename Body>
static void measure(const char *name, int repeats, Body body) {
  double best = 1e300;
  long before = 0, after = 0;
  for (int batch = 0; batch < 25; ++batch) {
    auto start = std::chrono::steady_clock::now();
    before = requests;
    for (int index = 0; index < repeats; ++index) body(index);
    after = requests;
    std::chrono::duration<double, std::nano> taken = std::chrono::steady_clock::now() - start;
    best = std::min(best, taken.count() / repeats);
  }
  std::printf("kiwi  %-12s %10.0f ns %6.0f allocations\n", name, best, double(after - before) / repeats);
}

int main() {
  measure("create", 2000, [](int) { Cell cell; });
  Cell cell;
  Constraint wanted = cell.pinned[0];
  const Variable &width = cell.breadth(1);
  measure("remove+add", 5000, [&](int index) {
    cell.solver.removeConstraint(wanted);
    wanted = (width >= 40 + index % 30) | resist;
    cell.solver.addConstraint(wanted);
    cell.solver.updateVariables();
  });
  Cell other;
  const Variable &edited = other.breadth(1);
  other.solver.addEditVariable(edited, strength::strong);
  measure("edit", 20000, [&](int index) {
    other.solver.suggestValue(edited, 40 + index % 30);
    other.solver.updateVariables();
  });
}
