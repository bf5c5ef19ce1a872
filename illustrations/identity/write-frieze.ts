// Writes the footer's frieze into `public/`. Run: npm run frieze -w illustrations

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFrieze } from '#illustrations/identity/frieze.ts';
import { publicFolder } from '#illustrations/product.ts';

const FILE = join(publicFolder, 'frieze.svg');
const MAXIMUM_BYTES = 48_000;

const frieze = drawFrieze();
const bytes = Buffer.byteLength(frieze);
if (bytes > MAXIMUM_BYTES) throw new RangeError(`frieze.svg is ${bytes} bytes; the limit is ${MAXIMUM_BYTES}.`);
await writeFile(FILE, frieze);
process.stdout.write(`frieze.svg ${bytes} bytes\n`);
