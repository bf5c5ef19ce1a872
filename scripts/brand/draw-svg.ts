import sharp from 'sharp';

const operation = ['VipsForeignLoadSvg'];

/**
 * Lets SVGs of ours be drawn until it is done. Whoever makes photographs lets nothing else be decoded in this process
 * (server/photos/photo-decoder.ts).
 */
export async function drawSvgs<T>(draw: () => Promise<T>): Promise<T> {
  sharp.unblock({ operation });
  try {
    return await draw();
  } finally {
    sharp.block({ operation });
  }
}

/** SVG counts 72 units to the inch. */
const unitsPerInch = 72;

/** An SVG as a PNG in a square of `size` pixels, transparent around it, drawn at that size. Within `drawSvgs`. */
export async function rasterOf(svg: string, size: number): Promise<Buffer> {
  const drawing = Buffer.from(svg);
  const { width, height } = await sharp(drawing).metadata();
  return sharp(drawing, { density: (unitsPerInch * size) / Math.max(width, height) })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
