import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is really held, without what nobody refers to any more. */
export function heapInMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}
