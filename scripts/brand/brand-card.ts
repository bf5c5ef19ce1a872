import sharp from 'sharp';
import type { Picture } from '#contract/records/picture.ts';
import { largestOf } from '#contract/records/picture-renditions.ts';
import { renditionOf } from '#contract/records/plate-shapes.ts';
import type { Brand } from '#contract/site/site.ts';
import { socialCardSize } from '#contract/site/social-card.ts';
import { balancedLines } from '#scripts/brand/balanced-lines.ts';
import { rasterOf } from '#scripts/brand/draw-svg.ts';
import { openFont } from '#scripts/brand/installed-fonts.ts';
import { missingCharacters, type TextStyle, textOutline, textWidth } from '#scripts/brand/text-outline.ts';
import { partAround } from '#scripts/prerender/part-around.ts';

/*
 * A card for shared links in an operator's look: a panel of paper with logo, title and name, a line in their first
 * colour, and the picture.
 */

export interface BrandCard {
  title: string;
  /** What the operator is called. */
  name: string;
  logo: string;
  palette: Brand['palette'];
  /** The file of the picture, and the point of it to keep, as shares of width and height. */
  picture: string;
  focal: { x: number; y: number };
}

/** What a phone on a slow network may be asked for because somebody sent a link, in bytes. */
const heaviest = 45_000;
const qualities = [70, 58, 46, 36, 28];

const panelWidth = 480;
const lineWidth = 10;
const margin = 52;
const widest = panelWidth - 2 * margin;
const logoSize = 112;

const pictureSize = { width: socialCardSize.width - panelWidth - lineWidth, height: socialCardSize.height };
const firstBaseline = margin + logoSize + 84;
const nameBaseline = socialCardSize.height - margin;
const titleHeight = nameBaseline - 64 - firstBaseline;
const lineHeight = 1.12;
const titleSizes = [56, 52, 48, 44, 40, 36, 32];
const nameSizes = [26, 24, 22, 20, 18];

const serif = openFont({ family: 'brygada-1918', weight: 600 });
const titleStyle = { font: serif, tracking: -0.01 };
const sans = openFont({ family: 'figtree', weight: 600 });

/** The picture of a record that fills the card's part for it best, as an address of the site. */
export function cardPicture(picture: Picture): string {
  return picture.plate === undefined ? largestOf(picture) : renditionOf(picture.plate, 'list', 1080);
}

/** The card as a JPEG. Words the site's fonts have no shapes for are left out. Within `drawSvgs`. */
export async function drawBrandCard({ title, name, logo, palette, picture, focal }: BrandCard): Promise<Buffer> {
  const { paper, ink, primary } = palette.light;
  const words = [
    ...titlePaths(title).map((d) => ({ d, fill: ink })),
    ...namePaths(name).map((d) => ({ d, fill: primary })),
  ];
  const panel = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${panelWidth + lineWidth}" height="${socialCardSize.height}">`,
    `<rect width="100%" height="100%" fill="${primary}"/>`,
    `<rect width="${panelWidth}" height="100%" fill="${paper}"/>`,
    ...words.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`),
    '</svg>',
  ].join('');
  const card = await sharp({ create: { ...socialCardSize, channels: 3, background: paper } })
    .composite([
      { input: await cut(picture, focal), raw: { ...pictureSize, channels: 3 }, left: panelWidth + lineWidth, top: 0 },
      { input: Buffer.from(panel), left: 0, top: 0 },
      { input: await rasterOf(logo, logoSize), left: margin, top: margin },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
  return compressed(card);
}

async function cut(file: string, focal: { x: number; y: number }): Promise<Buffer> {
  const { width, height } = await sharp(file).metadata();
  return sharp(file)
    .extract(partAround(focal, { width, height }, pictureSize))
    .resize({ ...pictureSize, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
}

/** In the largest size in which it has room. */
function titlePaths(written: string): string[] {
  const title = written.replaceAll("'", '’');
  if (missingCharacters(title, serif).length > 0) return [];
  const inEm = new Map<string, number>();
  // A line's width grows with its size: it is set once, however often it is tried.
  const widthOf = (line: string, size: number) => {
    const width = inEm.get(line) ?? textWidth(line, { ...titleStyle, size: 1 });
    inEm.set(line, width);
    return width * size;
  };
  for (const size of titleSizes) {
    const style: TextStyle = { ...titleStyle, size };
    const most = Math.floor(titleHeight / (size * lineHeight)) + 1;
    for (let count = 1; count <= most; count += 1) {
      const lines = balancedLines(title, count, widest, (line) => widthOf(line, size));
      if (lines === undefined) continue;
      return lines.map((line, index) => textOutline(line, margin, firstBaseline + index * size * lineHeight, style));
    }
  }
  return [];
}

function namePaths(name: string): string[] {
  if (missingCharacters(name, sans).length > 0) return [];
  const size = nameSizes.find((each) => textWidth(name, { font: sans, size: each }) <= widest);
  return size === undefined ? [] : [textOutline(name, margin, nameBaseline, { font: sans, size })];
}

/** As good as the weight allows. Squeezing out the last tenth takes four times as long, for every card of a build. */
async function compressed(card: Buffer): Promise<Buffer> {
  const raw = { ...socialCardSize, channels: 3 as const };
  let jpeg = Buffer.alloc(0);
  for (const quality of qualities) {
    jpeg = await sharp(card, { raw }).jpeg({ quality, progressive: true, quantisationTable: 3 }).toBuffer();
    if (jpeg.length <= heaviest) break;
  }
  return jpeg;
}
