import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { testedContent } from '#scripts/testing/tested-content.ts';

/** A standing person before a plain, the head in the upper third; shares of the card's width and height. */
export const cardHead = { x: 0.5, y: 0.2, radius: 0.08 };

const cards = {
  'usual.jpg': { width: 2400, height: 1600 },
  'upright.jpg': { width: 1600, height: 2000 },
  'wide.jpg': { width: 2600, height: 1300 },
  'square.jpg': { width: 1700, height: 1700 },
};

const kinds = [
  'tours',
  'group-tours',
  'destinations',
  'places',
  'accommodations',
  'activities',
  'blog',
  'inspirations',
] as const;

const photographs = Object.keys(cards).map((file) => ({
  file,
  alt: `A guide stands before the plain, on a ${file.replace('.jpg', '')} test card`,
  credit: 'Wanjiru Kamau',
  focal: { x: cardHead.x, y: cardHead.y },
  place: 'Amboseli',
  day: '2026-07-14',
  caption: 'The guide before the plain',
  peopleAgreed: true,
}));

/** Writes the project's content into a folder, each record with four test cards of which the first is its cover. */
export async function writeTestCards(folder: string): Promise<void> {
  cpSync(testedContent, folder, { recursive: true });
  const drawn = await Promise.all(
    Object.entries(cards).map(async ([file, size]) => ({ file, bytes: await drawCard(size) })),
  );
  for (const kind of kinds) {
    for (const name of readdirSync(join(folder, kind))) {
      const originals = join(folder, 'photos', kind, name.replace(/\.(json|md)$/, ''));
      mkdirSync(originals, { recursive: true });
      for (const { file, bytes } of drawn) writeFileSync(join(originals, file), bytes);
      const record = join(folder, kind, name);
      const text = readFileSync(record, 'utf8');
      writeFileSync(record, name.endsWith('.json') ? inJson(text) : inFrontMatter(text));
    }
  }
}

function inJson(text: string): string {
  return JSON.stringify({ ...JSON.parse(text), cover: 'photograph', photographs });
}

function inFrontMatter(text: string): string {
  return text.replace(/^---\n/, `---\ncover: photograph\nphotographs: ${JSON.stringify(photographs)}\n`);
}

function drawCard({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const radius = cardHead.radius * height;
  const person = `<g transform="translate(${width * cardHead.x} ${height * cardHead.y})">
    <circle r="${radius}" fill="#6b4a35"/><rect x="${-radius}" y="${radius * 1.2}" width="${radius * 2}" height="${radius * 7.5}" fill="#7c2f22"/></g>`;
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8d9b0"/>${person}</svg>`;
  return sharp(Buffer.from(card)).jpeg().toBuffer();
}
