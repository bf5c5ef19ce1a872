/** How far a run has come, `12 of 40, 0:50 left`, where `elapsed` milliseconds have passed. */
export function progressOf(done: number, all: number, elapsed: number): string {
  const left = Math.round(((elapsed / done) * (all - done)) / 1000);
  return `${done} of ${all}, ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`;
}
