import { codeOf } from '#server/error-parts.ts';

/** Whether there is a process of this id on this machine. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It may be another user's.
    return codeOf(error) === 'EPERM';
  }
}
