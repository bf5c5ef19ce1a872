// The container of a favicon: a directory of images, each a whole PNG, as every browser since 2010 reads it.

export interface IcoImage {
  /** Width and height in pixels, 1 to 256. */
  size: number;
  png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;
const isIcon = 1;
const colourPlanes = 1;
const bitsPerPixel = 32;

/** An .ico file of these images. */
export function icoFile(images: readonly IcoImage[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(isIcon, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = headerBytes + entryBytes * images.length;
  const entries = images.map(({ size, png }) => {
    const entry = directoryEntry(size, png.length, offset);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...images.map(({ png }) => png)]);
}

function directoryEntry(size: number, bytes: number, offset: number): Buffer {
  const entry = Buffer.alloc(entryBytes);
  // A side is one byte; 256 is written as 0.
  entry.writeUInt8(size % 256, 0);
  entry.writeUInt8(size % 256, 1);
  entry.writeUInt16LE(colourPlanes, 4);
  entry.writeUInt16LE(bitsPerPixel, 6);
  entry.writeUInt32LE(bytes, 8);
  entry.writeUInt32LE(offset, 12);
  return entry;
}

/** The images of an .ico file whose images are PNGs. */
export function readIco(file: Buffer): IcoImage[] {
  const count = file.readUInt16LE(4);
  return Array.from({ length: count }, (_, index) => {
    const entry = headerBytes + index * entryBytes;
    const offset = file.readUInt32LE(entry + 12);
    return { size: file.readUInt8(entry) || 256, png: file.subarray(offset, offset + file.readUInt32LE(entry + 8)) };
  });
}
