// Writes the footer's frieze into `public/`. Run: npx tsx scripts/illustrations/identity/write-frieze.ts

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawFrieze } from '#scripts/illustrations/identity/frieze.ts';

const FILE = fileURLToPath(new URL('../../../public/frieze.svg', import.meta.url));
const MAXIMUM_BYTES = 48_000;

const frieze = drawFrieze();
const bytes = Buffer.byteLength(frieze);
if (bytes > MAXIMUM_BYTES) throw new RangeError(`frieze.svg is ${bytes} bytes; the limit is ${MAXIMUM_BYTES}.`);
await writeFile(FILE, frieze);
process.stdout.write(`frieze.svg ${bytes} bytes\n`);
