/**
 * Files of tests that `npm test` leaves to `npm run test:all`: they start and kill processes, fill disks or draw large random
 * samples. As globs, or as paths from the root of the repository.
 */
export const heavyTests: string[] = [];
