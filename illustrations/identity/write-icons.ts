// Writes the icons of the site into `public/`. Run: npm run icons -w illustrations

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawAppIcon, maskableShare, roundedShare } from '#illustrations/identity/app-icon.ts';
import { drawFavicon, drawLogo, drawSmallFavicon } from '#illustrations/logo.ts';
import { publicFolder } from '#illustrations/product.ts';
import { icoFile } from '../../scripts/brand/ico.ts';

/** SVG counts 72 units to the inch; this density makes a square drawing exactly `size` pixels wide. */
const unitsPerInch = 72;

async function raster(svg: string, size: number): Promise<Buffer> {
  const drawing = Buffer.from(svg);
  const { width } = await sharp(drawing).metadata();
  return sharp(drawing, { density: (unitsPerInch * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Apple paints what is transparent black, so nothing may be. */
async function opaqueRaster(svg: string, size: number): Promise<Buffer> {
  return sharp(await raster(svg, size))
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function favicon(): Promise<Buffer> {
  return icoFile([
    { size: 32, png: await raster(drawFavicon(), 32) },
    { size: 16, png: await raster(drawSmallFavicon(), 16) },
  ]);
}

const files: Readonly<Record<string, Buffer>> = {
  'favicon.ico': await favicon(),
  'icons/apple-touch-icon-180.png': await opaqueRaster(drawAppIcon(roundedShare), 180),
  'icons/icon-192.png': await raster(drawLogo(), 192),
  'icons/icon-512.png': await raster(drawLogo(), 512),
  'icons/maskable-192.png': await opaqueRaster(drawAppIcon(maskableShare), 192),
  'icons/maskable-512.png': await opaqueRaster(drawAppIcon(maskableShare), 512),
};

await mkdir(join(publicFolder, 'icons'), { recursive: true });
for (const [name, content] of Object.entries(files)) {
  await writeFile(join(publicFolder, name), content);
  process.stdout.write(`${name} ${Buffer.byteLength(content)} bytes\n`);
}
