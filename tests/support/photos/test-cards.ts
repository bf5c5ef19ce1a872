import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { testedContent } from '#scripts/testing/tested-content.ts';

/** A standing person before a plain, the head in the upper third; shares of the card's width and height. */
export const cardHead = { x: 0.5, y: 0.2, radius: 0.08 };

const shapes = [
  ['usual', 2400, 1600],
  ['upright', 1600, 2000],
  ['wide', 2600, 1300],
  ['square', 1700, 1700],
] as const;

/** How many photographs the first records of each kind have, by their names. The others have as many as they have files. */
const counts = [0, 1, 3, 5, 12] as const;

const kinds = {
  tours: '/tour',
  'group-tours': '/group-tour',
  destinations: '/destinations',
  places: '/place',
  accommodations: '/accommodation',
  activities: '/activity',
  blog: '/blog',
  inspirations: '/inspiration',
  people: undefined,
};

/** The pages of the records that have each number of photographs, of each kind. */
export const countedPages: readonly string[] = Object.entries(kinds).flatMap(([kind, address]) =>
  address === undefined
    ? []
    : slugsOf(testedContent, kind)
        .slice(0, counts.length)
        .map((slug) => `${address}/${slug}`),
);

function slugsOf(folder: string, kind: string): string[] {
  return readdirSync(join(folder, kind)).map((name) => name.replace(/\.(json|md)$/, ''));
}

interface Card {
  file: string;
  width: number;
  height: number;
  ground: string;
}

/** Twelve that differ, in four shapes. */
const cards: readonly Card[] = Array.from({ length: 12 }, (_, index) => {
  const [shape, width, height] = shapes[index % shapes.length] ?? shapes[0];
  const light = 220 - 4 * index;
  return { file: `${shape}-${index}.jpg`, width, height, ground: `rgb(232 ${light} 176)` };
});

/** The last shows somebody, the one before it a room. */
const photographsOf = (count: number) =>
  cards.slice(0, count).map(({ file }, index) => ({
    file,
    alt: `A guide stands before the plain, on test card ${index + 1}`,
    credit: 'Wanjiru Kamau',
    focal: { x: cardHead.x, y: cardHead.y },
    place: 'Amboseli',
    day: '2026-07-14',
    caption: 'The guide before the plain',
    peopleAgreed: true,
    ...(index > 0 && index === count - 1 && { shows: 'person' }),
    ...(index > 0 && index === count - 2 && { shows: 'room' }),
  }));

/** Writes the project's content into a folder, its records with test cards, of which the first is the cover. */
export async function writeTestCards(folder: string): Promise<void> {
  cpSync(testedContent, folder, { recursive: true });
  const drawn = await Promise.all(cards.map(async (card) => ({ file: card.file, bytes: await drawCard(card) })));
  for (const kind of Object.keys(kinds)) {
    for (const [index, name] of readdirSync(join(folder, kind)).entries()) {
      const count = kind === 'people' ? 1 : (counts[index] ?? 5);
      if (count === 0) continue;
      const originals = join(folder, 'photos', kind, name.replace(/\.(json|md)$/, ''));
      mkdirSync(originals, { recursive: true });
      for (const { file, bytes } of drawn.slice(0, count)) writeFileSync(join(originals, file), bytes);
      const record = join(folder, kind, name);
      const text = readFileSync(record, 'utf8');
      const photographs = photographsOf(count);
      writeFileSync(
        record,
        name.endsWith('.json')
          ? JSON.stringify({ ...JSON.parse(text), photographs })
          : text.replace(/^---\n/, `---\nphotographs: ${JSON.stringify(photographs)}\n`),
      );
    }
  }
}

function drawCard({ width, height, ground }: Card): Promise<Buffer> {
  const radius = cardHead.radius * height;
  const person = `<g transform="translate(${width * cardHead.x} ${height * cardHead.y})">
    <circle r="${radius}" fill="#6b4a35"/><rect x="${-radius}" y="${radius * 1.2}" width="${radius * 2}" height="${radius * 7.5}" fill="#7c2f22"/></g>`;
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${person}</svg>`;
  return sharp(Buffer.from(card)).jpeg().toBuffer();
}
