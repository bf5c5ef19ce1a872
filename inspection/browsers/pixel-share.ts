import sharp from 'sharp';

/** Both are made this narrow first: what is left are areas, not the edges of characters. */
const width = 240;

/** How much lighter or darker a colour must be to count, of 255. */
const threshold = 32;

/** The share of two pictures that is not alike, from 0 to 1. */
export async function pixelShare(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map(small));
  if (first === undefined || second === undefined || first.length !== second.length) return 1;
  let different = 0;
  for (let at = 0; at < first.length; at += 3) {
    if ([0, 1, 2].some((part) => Math.abs((first[at + part] ?? 0) - (second[at + part] ?? 0)) > threshold))
      different += 1;
  }
  return different / (first.length / 3);
}

function small(picture: Buffer): Promise<Buffer> {
  return sharp(picture).removeAlpha().resize({ width }).raw().toBuffer();
}
