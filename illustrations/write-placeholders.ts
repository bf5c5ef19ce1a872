// Writes the committed SVG illustrations into `public/`. Run: npm run placeholders -w illustrations
// The output depends on nothing but these sources, so running it twice leaves identical files.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFavicon, drawLogo } from '#illustrations/logo.ts';
import { drawPlaceholder } from '#illustrations/placeholders.ts';
import { publicFolder } from '#illustrations/product.ts';
import { placeholderCategories } from '../contract/records/placeholders.ts';

type OutputFile = { readonly name: string; readonly content: string; readonly maximumBytes: number };

const PLACEHOLDER_MAXIMUM = 12_000;
const LOGO_MAXIMUM = 3_000;

function placeholderFiles(): OutputFile[] {
  return placeholderCategories.flatMap((category) => [
    {
      name: `placeholders/${category}.svg`,
      content: drawPlaceholder(category, 'day'),
      maximumBytes: PLACEHOLDER_MAXIMUM,
    },
    {
      name: `placeholders/${category}-dark.svg`,
      content: drawPlaceholder(category, 'night'),
      maximumBytes: PLACEHOLDER_MAXIMUM,
    },
  ]);
}

function brandFiles(): OutputFile[] {
  return [
    { name: 'logo.svg', content: drawLogo(), maximumBytes: LOGO_MAXIMUM },
    { name: 'favicon.svg', content: drawFavicon(), maximumBytes: LOGO_MAXIMUM },
  ];
}

function assertFits({ name, content, maximumBytes }: OutputFile): void {
  const bytes = Buffer.byteLength(content);
  if (bytes > maximumBytes) {
    throw new Error(`${name} is ${bytes} bytes; the limit is ${maximumBytes}`);
  }
  if (/NaN|undefined|Infinity/.test(content)) {
    throw new Error(`${name} contains a value that is not a number`);
  }
}

async function writeOutput(file: OutputFile): Promise<void> {
  await writeFile(join(publicFolder, file.name), file.content);
  process.stdout.write(`${file.name} ${Buffer.byteLength(file.content)} bytes\n`);
}

const files = [...placeholderFiles(), ...brandFiles()];
files.forEach(assertFits);
await mkdir(join(publicFolder, 'placeholders'), { recursive: true });
for (const file of files) {
  await writeOutput(file);
}
