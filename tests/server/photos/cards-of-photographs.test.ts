import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { type PageCollection, pageOf, pages } from '#contract/pages.ts';
import { photoAddress } from '#contract/records/photo-renditions.ts';
import { socialCardOf, socialCardSize } from '#contract/site/social-card.ts';
import { writeRecordCards } from '#scripts/prerender/record-cards.ts';
import { loadCatalogue } from '#server/content/catalogue/loading/load-catalogue.ts';
import { folderOf } from '#tests/support/content/content-folder.ts';
import { gate } from '#tests/support/photos/photographed-content.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testClock } from '#tests/support/test-app.ts';

const collections = pages.flatMap((page): PageCollection[] => ('collection' in page ? [page.collection] : []));

interface Taken {
  photograph: Sharp;
  width: number;
  height: number;
  /** The point of it that frames keep. */
  focal: { x: number; y: number };
}

/** The card a build makes of a tour whose cover is a photograph, in a site in which every record's card was drawn. */
async function cardOf({ photograph, width, height, focal }: Taken): Promise<string> {
  const files = smallContent();
  const tour = files['tours/marsh-day.json'] as object;
  files['tours/marsh-day.json'] = { ...tour, photographs: [{ ...gate, focal }], cover: 'photograph' };
  const site = temporaryFolder();
  const made = { hash: 'a1b2', width, height, widths: [480, width], fallback: 960, colour: '#888', preview: 'data:,' };
  const photographs = new Map([['tours/marsh-day/gate.jpg', made]]);
  const catalogue = loadCatalogue(folderOf(files), { clock: testClock, photographs });
  const put = (address: string, bytes: Buffer | string) => {
    mkdirSync(dirname(join(site, address)), { recursive: true });
    writeFileSync(join(site, address), bytes);
  };
  put(photoAddress(made.hash, width), await photograph.avif({ effort: 0 }).toBuffer());
  for (const collection of collections)
    for (const slug of catalogue[collection].keys()) put(socialCardOf(pageOf(collection, slug)), 'drawn');
  expect(await writeRecordCards(site, catalogue)).toEqual([socialCardOf('/tour/marsh-day')]);
  return join(site, socialCardOf('/tour/marsh-day'));
}

/** Half the side of the mark on a photograph, in its pixels. */
const reach = 30;

/** A sand-coloured photograph with a red square around a point, as far as it reaches. */
function markedAt({ x, y }: { x: number; y: number }, width: number, height: number): Sharp {
  const [left, top] = [Math.max(x * width - reach, 0), Math.max(y * height - reach, 0)];
  const [right, bottom] = [Math.min(x * width + reach, width), Math.min(y * height + reach, height)];
  const mark = { width: Math.round(right - left), height: Math.round(bottom - top), channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: '#c8b48c' } }).composite([
    { input: { create: { ...mark, background: '#dc1e1e' } }, left: Math.round(left), top: Math.round(top) },
  ]);
}

/** The box around what is red in a card, in pixels. */
async function redIn(file: string) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const found = { left: info.width, right: -1, top: info.height, bottom: -1 };
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0] = data.subarray(at, at + 2);
    if (red < green + 100) continue;
    const [x, y] = [(at / info.channels) % info.width, Math.floor(at / info.channels / info.width)];
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x);
    found.top = Math.min(found.top, y);
    found.bottom = Math.max(found.bottom, y);
  }
  return found;
}

test.each([
  ['in the middle of a wide one', { x: 0.5, y: 0.5 }, [1600, 400], { x: 600, y: 315 }],
  ['near the right of a wide one', { x: 0.9, y: 0.2 }, [1600, 400], { x: 948, y: 126 }],
  ['in the upper part of an upright one', { x: 0.5, y: 0.1 }, [400, 1600], { x: 600, y: 315 }],
  ['at the foot of an upright one', { x: 0.2, y: 1 }, [400, 1600], { x: 240, y: 630 }],
  ['in the corner of a usual one', { x: 0, y: 0 }, [1600, 1067], { x: 0, y: 0 }],
])(
  'the point that matters, %s, stays as near to the middle of the card as it can (B-412)',
  async (_, focal, size, place) => {
    const [width = 0, height = 0] = size;
    const card = await cardOf({ photograph: markedAt(focal, width, height), width, height, focal });
    const { format, width: cardWidth, height: cardHeight } = await sharp(card).metadata();
    expect({ format, width: cardWidth, height: cardHeight }).toEqual({ format: 'jpeg', ...socialCardSize });
    // The mark, as large as the card shows it, as far as the photograph has it.
    const shown = reach * Math.max(socialCardSize.width / width, socialCardSize.height / height);
    const { left, right, top, bottom } = await redIn(card);
    const near = (found: number, expected: number) => expect(Math.abs(found - expected)).toBeLessThanOrEqual(5);
    near(left, Math.max(place.x - shown, 0));
    near(right, Math.min(place.x + shown, socialCardSize.width));
    near(top, Math.max(place.y - shown, 0));
    near(bottom, Math.min(place.y + shown, socialCardSize.height));
  },
);

test('a card of the most restless photograph is light enough for those who are sent the link', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const restless = sharp({ create: { width: 1600, height: 840, channels: 3, background: '#888', noise } });
  const card = await cardOf({ photograph: restless, width: 1600, height: 840, focal: { x: 0.5, y: 0.5 } });
  expect(statSync(card).size).toBeLessThanOrEqual(200_000);
});
