import sharp from 'sharp';
import type { Brand } from '#contract/site/site.ts';
import { drawSvgs, rasterOf } from '#scripts/brand/draw-svg.ts';
import { icoFile } from '#scripts/brand/ico.ts';
import { ContentError } from '#server/content-error.ts';
import { reasonOf } from '#server/error-parts.ts';

/** How much of a square icon's side the logo takes: rounded corners cut little away. */
const roundedShare = 0.8;

/** A maskable icon may be cut to a circle four fifths as wide; a square of this side lies within it. */
const maskableShare = 0.56;

/**
 * The files that show the operator's logo, by their place in the site: as it is, and as icons on the colour of the light
 * theme's paper. None where the operator brought no logo.
 *
 * @throws ContentError when it cannot be drawn.
 */
export async function brandFiles({ logo, palette }: Brand): Promise<Map<string, string | Buffer>> {
  if (logo === undefined) return new Map();
  const { paper } = palette.light;
  return drawSvgs(async () => {
    await assertDrawn(logo);
    return new Map<string, string | Buffer>([
      ['logo.svg', logo],
      ['favicon.svg', logo],
      ['favicon.ico', icoFile([await icoImage(logo, 32), await icoImage(logo, 16)])],
      ['icons/apple-touch-icon-180.png', await onPaper(logo, 180, roundedShare, paper)],
      ['icons/icon-192.png', await rasterOf(logo, 192)],
      ['icons/icon-512.png', await rasterOf(logo, 512)],
      ['icons/maskable-192.png', await onPaper(logo, 192, maskableShare, paper)],
      ['icons/maskable-512.png', await onPaper(logo, 512, maskableShare, paper)],
    ]);
  });
}

async function icoImage(logo: string, size: number) {
  return { size, png: await rasterOf(logo, size) };
}

/** Opaque: what is transparent a telephone paints black. */
async function onPaper(logo: string, size: number, share: number, paper: string): Promise<Buffer> {
  const input = await rasterOf(logo, Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background: paper } })
    .composite([{ input }])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function assertDrawn(logo: string): Promise<void> {
  const refuse = (reason: string) => new ContentError([{ file: 'site/brand/logo.svg', field: '', reason }]);
  let drawn: Buffer;
  try {
    drawn = await rasterOf(logo, 64);
  } catch (error) {
    throw refuse(`cannot be drawn (${reasonOf(error)}); save it once more`);
  }
  const { channels } = await sharp(drawn).ensureAlpha().stats();
  if (channels.at(-1)?.max === 0) throw refuse('draws nothing; save what is to be seen in its viewBox');
}
