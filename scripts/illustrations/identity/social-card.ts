// One social card: a record's plate, its words and the operator's mark, as a JPEG.

import sharp from 'sharp';
import { socialCardSize } from '#contract/social-card.ts';
import { element, svgDocument } from '#scripts/illustrations/drawing/svg.ts';
import { lowestContrast, type Printing, paper, printOn } from '#scripts/illustrations/identity/card-inks.ts';
import {
  type CardWords,
  logoBox,
  margin,
  plateBox,
  plateRadius,
  type SetLine,
  setHead,
  setStrip,
} from '#scripts/illustrations/identity/card-layout.ts';
import { type RawPicture, readableContrast } from '#scripts/illustrations/identity/contrast.ts';
import { drawWash } from '#scripts/illustrations/identity/wash.ts';
import { LOGO_SIZE, logoMark } from '#scripts/illustrations/logo.ts';
import type { Light } from '#scripts/illustrations/plates/light.ts';

export interface Card {
  words: CardWords;
  /** What the operator is called. */
  name: string;
  /** The plate as SVG, of the size of `plateBox`. */
  plate: string;
  light: Light;
}

/** What a phone on a slow network may be asked for because somebody sent a link. */
export const heaviestCard = 45_000;

/** All cards together stay below 5 MB, so on average they have to be lighter than one may be. */
const wantedBytes = 41_000;
const bestQuality = 84;
const worstQuality = 40;
const qualityStep = 4;

const { width, height } = socialCardSize;
const raw = { width, height, channels: 3 } as const;

/** @throws Error when the words cannot be read on the plate, or the picture is too heavy at any quality. */
export async function renderCard({ words, name, plate, light }: Card): Promise<Buffer> {
  const picture = await rasterPlate(plate);
  const head = setHead(words);
  const lines = [...head, ...setStrip(name, words)];
  const printing = printOn(picture, head, light);
  const blank = await printOver(picture, [washBehind(head, printing), drawMount()]);
  const contrast = lowestContrast(blank, lines, printing.inks);
  if (contrast < readableContrast) {
    throw new Error(
      `"${words.title}" has a contrast of ${contrast.toFixed(2)} with its plate; ${readableContrast} is needed.`,
    );
  }
  const printed = await printOver(blank, [...lines.map((line) => drawLine(line, printing)), drawLogo()]);
  return compress(printed, words.title);
}

/** The plate where it belongs on the card, paper around it. */
async function rasterPlate(plate: string): Promise<RawPicture> {
  const { x, y, width: plateWidth, height: plateHeight } = plateBox;
  const data = await sharp(Buffer.from(plate), { unlimited: true })
    .resize(plateWidth, plateHeight, { fit: 'cover' })
    .flatten({ background: paper })
    .extend({
      left: x,
      right: width - x - plateWidth,
      top: y,
      bottom: height - y - plateHeight,
      background: paper,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { data, width, height };
}

async function printOver(picture: RawPicture, drawing: readonly string[]): Promise<RawPicture> {
  const data = await sharp(picture.data, { raw })
    .composite([{ input: Buffer.from(svgDocument(width, height, drawing)) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

function washBehind(head: readonly SetLine[], { wash, opacity }: Printing): string {
  const right = Math.max(...head.map(({ box }) => box.x + box.width));
  const bottom = Math.max(...head.map(({ box }) => box.y + box.height));
  const box = { x: margin, y: plateBox.y, width: right - margin, height: bottom - plateBox.y };
  return drawWash({ box, colour: wash, opacity }, socialCardSize);
}

/** Paper with a hole for the plate, its corners rounded. */
function drawMount(): string {
  const cover = { x: 0, y: 0, width, height };
  const hole = element('rect', { ...plateBox, rx: plateRadius, fill: '#000' });
  const mask = element('rect', { ...cover, fill: '#fff' }) + hole;
  return [
    element('mask', { id: 'mount', maskUnits: 'userSpaceOnUse', ...cover }, mask),
    element('rect', { ...cover, fill: paper, mask: 'url(#mount)' }),
  ].join('');
}

function drawLine({ role, path }: SetLine, { inks }: Printing): string {
  return element('path', { d: path, fill: inks[role] });
}

function drawLogo(): string {
  return element('svg', { ...logoBox, viewBox: `0 0 ${LOGO_SIZE} ${LOGO_SIZE}` }, logoMark().join(''));
}

/** As good as the wanted weight allows; where even the worst quality is heavier, as light as it gets. */
async function compress(picture: RawPicture, title: string): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (let quality = bestQuality; quality >= worstQuality; quality -= qualityStep) {
    jpeg = await sharp(picture.data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= wantedBytes) return jpeg;
  }
  if (jpeg.length <= heaviestCard) return jpeg;
  throw new Error(`The card of "${title}" has ${jpeg.length} bytes at the worst quality allowed.`);
}
