// One social card: a record's plate, its words and the operator's mark, as a JPEG.

import sharp from 'sharp';
import { element, svgDocument } from '#illustrations/drawing/svg.ts';
import { lowestContrast, type Printing, paper, printOn } from '#illustrations/identity/card-inks.ts';
import {
  type CardWords,
  logoBox,
  margin,
  plateBox,
  plateRadius,
  type SetLine,
  setHead,
  setStrip,
} from '#illustrations/identity/card-layout.ts';
import { type RawPicture, readableContrast } from '#illustrations/identity/contrast.ts';
import { drawWash } from '#illustrations/identity/wash.ts';
import { LOGO_SIZE, logoMark } from '#illustrations/logo.ts';
import type { Light } from '#illustrations/plates/light.ts';
import { socialCardSize } from '../../contract/site/social-card.ts';

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

interface Attempt {
  /** How much the plate is blurred: the standard deviation in pixels. Text stays sharp. */
  blur: number;
  lowestQuality: number;
  /** All cards together stay below 5 MB, so most have to be lighter than one may be. */
  bytes: number;
}

/** Flat colour bears a low quality well; a plate full of grass that is still too heavy is blurred a little. */
const attempts: readonly Attempt[] = [
  { blur: 0, lowestQuality: 40, bytes: 41_000 },
  { blur: 0.7, lowestQuality: 40, bytes: 42_000 },
  { blur: 1, lowestQuality: 36, bytes: heaviestCard },
];
const bestQuality = 82;
const qualityStep = 3;

const { width, height } = socialCardSize;
const raw = { width, height, channels: 3 } as const;

/** @throws Error when the words cannot be read on the plate, or the picture is too heavy whatever is done. */
export async function renderCard(card: Card): Promise<Buffer> {
  for (const attempt of attempts) {
    const jpeg = await compress(await printCard(card, attempt.blur), attempt);
    if (jpeg !== undefined) return jpeg;
  }
  throw new Error(`The card of "${card.words.title}" is too heavy.`);
}

async function printCard({ words, name, plate, light }: Card, blur: number): Promise<RawPicture> {
  const picture = await rasterPlate(plate, blur);
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
  return printOver(blank, [...lines.map((line) => drawLine(line, printing)), drawLogo()]);
}

/** The plate where it belongs on the card, paper around it. */
async function rasterPlate(plate: string, blur: number): Promise<RawPicture> {
  const { x, y, width: plateWidth, height: plateHeight } = plateBox;
  const drawn = sharp(Buffer.from(plate), { unlimited: true })
    .resize(plateWidth, plateHeight, { fit: 'cover' })
    .flatten({ background: paper });
  const data = await (blur === 0 ? drawn : drawn.blur(blur))
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

/** As good as the weight allows; undefined when no quality is light enough. */
async function compress(picture: RawPicture, { lowestQuality, bytes }: Attempt): Promise<Buffer | undefined> {
  for (let quality = bestQuality; quality >= lowestQuality; quality -= qualityStep) {
    const jpeg = await sharp(picture.data, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= bytes) return jpeg;
  }
  return undefined;
}
