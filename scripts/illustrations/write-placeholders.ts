// Writes the committed SVG illustrations into `public/`. Run: npx tsx scripts/illustrations/write-placeholders.ts
// The output depends on nothing but these sources, so running it twice leaves identical files.

import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { placeholderCategories } from '#contract/placeholders.ts';
import { drawFavicon, drawLogo } from '#scripts/illustrations/logo.ts';
import { drawPlaceholder } from '#scripts/illustrations/placeholders.ts';

type OutputFile = { readonly name: string; readonly content: string; readonly maximumBytes: number };

const PUBLIC_FOLDER = new URL('../../public/', import.meta.url);
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
  await writeFile(fileURLToPath(new URL(file.name, PUBLIC_FOLDER)), file.content);
  process.stdout.write(`${file.name} ${Buffer.byteLength(file.content)} bytes\n`);
}

const files = [...placeholderFiles(), ...brandFiles()];
files.forEach(assertFits);
await mkdir(fileURLToPath(new URL('placeholders/', PUBLIC_FOLDER)), { recursive: true });
for (const file of files) {
  await writeOutput(file);
}
