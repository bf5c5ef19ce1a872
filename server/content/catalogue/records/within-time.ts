import { Script } from 'node:vm';
import { codeOf } from '#server/error-parts.ts';

const script = new Script('workInTime()');

/** What the work gives, or undefined where it is not done within so many milliseconds: it is then cut off wherever it is. */
export function withinTime<T>(ms: number, work: () => T): T | undefined {
  try {
    Object.assign(globalThis, { workInTime: work });
    return script.runInThisContext({ timeout: ms });
  } catch (error) {
    if (codeOf(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined;
    throw error;
  } finally {
    Reflect.deleteProperty(globalThis, 'workInTime');
  }
}
