import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { cornered, type OriginalFolder } from '#tests/support/photos/original-folder.ts';

interface HostileFile {
  /** Below the originals' folder. */
  path: string;
  put(folder: OriginalFolder, path: string): Promise<void> | void;
  /** What is said of it, or that it is made right. */
  ends: RegExp | 'made';
}

const notAPicture = /^is no JPEG, PNG, WebP, AVIF or TIFF, whatever its name says; save the photograph as a JPEG$/;
const photograph = (width = 400, height = 1600) => cornered(width, height);

/** Lays bytes under a name. */
const file = (
  name: string,
  ends: HostileFile['ends'],
  bytes: () => Promise<Buffer> | Buffer | string,
): HostileFile => ({
  path: `tours/marsh-day/${name}`,
  ends,
  put: async (folder, path) => folder.put(path, await bytes()),
});

/** What somebody may lay among the photographs, by mistake or on purpose. */
export const hostileFiles: readonly HostileFile[] = [
  file('script.jpg', notAPicture, () => '#!/bin/sh\nrm -rf /\n'),
  file('page.jpg', notAPicture, () => '<!doctype html><script>alert(1)</script>'),
  file('words.png', notAPicture, () => 'a lioness in the grass'),
  file('archive.jpg', notAPicture, () => Buffer.from('504b0304140000000800', 'hex')),
  file('program.webp', notAPicture, () => Buffer.from('7f454c4602010100', 'hex')),
  file('drawing.svg', notAPicture, () => drawing),
  file('drawing.jpg', notAPicture, () => drawing),
  file('document.jpg', notAPicture, () => '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n'),
  file('bitmap.jpg', notAPicture, () => bitmap()),
  file('icon.png', notAPicture, () => Buffer.from(`000001000100202000000100200${'0'.repeat(60)}`, 'hex')),
  file('script-and-gif.jpg', notAPicture, () => 'GIF89a/*\u0001\u0000*/=alert(1)//'),
  file('moving.gif', notAPicture, async () => (await frames()).gif().toBuffer()),
  file('moving.webp', /^holds 3 pictures; save the one to show as a JPEG$/, async () =>
    (await frames()).webp().toBuffer(),
  ),
  file('telephone.heic', /^is a HEIC; save it as a JPEG$/, () => heicHeader),
  file('telephone.jpg', /^is a HEIC; save it as a JPEG$/, () => heicHeader),
  file('empty.jpg', /^is empty; copy it there again$/, () => ''),
  file('small.jpg', /^has 400 × 1599 pixels; bring one with at least 1600 on its longer side$/, () =>
    photograph(400, 1599).jpeg().toBuffer(),
  ),
  file('thread.png', /^has 1 × 20000 pixels; cut it to at most 4 to 1$/, () =>
    sharp({ create: { width: 1, height: 20_000, channels: 3, background: '#888' } })
      .png()
      .toBuffer(),
  ),
  file('enormous.png', /^has 20000 × 20000 pixels; save it smaller, with 100 megapixels at most$/, () =>
    vastPng(20_000),
  ),
  file('boundless.png', /^has 2000000 × 2000000 pixels|^is no JPEG/, () => vastPng(2_000_000)),
  file('promised.png', /^is damaged \(.+\); take it from where it was copied again$/, () => vastPng(9000)),
  file('heavy.jpg', /^is 25\.0 MB large; save it with 25 MB at most$/, () => Buffer.alloc(25 * 1024 * 1024 + 1)),
  file('cut.jpg', /^is damaged \(.+\); take it from where it was copied again$/, async () => {
    const intact = await photograph().jpeg().toBuffer();
    return intact.subarray(0, halfOf(intact));
  }),
  file('cut.png', /^is damaged \(.+\); take it from where it was copied again$/, async () => {
    const intact = await photograph().png().toBuffer();
    return intact.subarray(0, intact.length - 600);
  }),
  file('overwritten.jpg', /^is damaged \(.+\); take it from where it was copied again$/, async () => {
    const intact = await noisy().jpeg().toBuffer();
    return intact.fill(0xff, halfOf(intact), halfOf(intact) + 4000);
  }),
  file('overwritten-of-a-telephone.jpg', /^is damaged \(.+\); take it from where it was copied again$/, async () => {
    const intact = withBytesBetween(endingWithNothing(await noisy().jpeg().toBuffer()), 18);
    return intact.fill(0xff, halfOf(intact), halfOf(intact) + 4000);
  }),
  file('cut-of-a-telephone.jpg', /^is damaged \(.+\); take it from where it was copied again$/, async () => {
    const intact = endingWithNothing(await noisy().jpeg().toBuffer());
    return intact.subarray(0, intact.length - 600);
  }),
  { path: 'tours/marsh-day/folder.jpg', ends: /^is a folder; put the picture itself there$/, put: layFolder },
  {
    path: 'tours/marsh-day/elsewhere.jpg',
    ends: /^is a link that leads out of the photographs/,
    put: layLink('/etc/hosts'),
  },
  {
    path: 'tours/marsh-day/nowhere.jpg',
    ends: /^is a link that leads out of the photographs/,
    put: layLink('/nowhere'),
  },
  { path: 'tours/elsewhere', ends: /^is a link that leads out of the photographs/, put: layLink('/etc') },
  { ...file('a.jpg', /^lies in no folder of a record: <kind>\/<slug>\/<file>$/, () => 'a'), path: 'stray.jpg' },

  file('printed.jpg', 'made', () => photograph().toColourspace('cmyk').jpeg().toBuffer()),
  file('deep.png', 'made', () => photograph().toColourspace('rgb16').png().toBuffer()),
  file('grey.jpg', 'made', () => photograph().greyscale().jpeg().toBuffer()),
  file('grey-deep-see-through.png', 'made', () =>
    photograph().ensureAlpha(0.5).greyscale().toColourspace('grey16').png().toBuffer(),
  ),
  file('see-through.png', 'made', () => photograph().ensureAlpha(0).png().toBuffer()),
  file('few-colours.png', 'made', () => photograph().png({ palette: true, colours: 8 }).toBuffer()),
  file('scanned.tiff', 'made', () => photograph().tiff({ compression: 'lzw' }).toBuffer()),
  file('modern.avif', 'made', () => photograph().avif({ effort: 0 }).toBuffer()),
  file('gradual.jpg', 'made', () => photograph().jpeg({ progressive: true }).toBuffer()),
  file('wrong-name.txt', 'made', () => photograph().jpeg().toBuffer()),
  file('Löwin im Gras (2) 🦁.JPG', 'made', () => photograph().jpeg().toBuffer()),
  file('..;rm -rf $HOME & "x".jpg'.slice(2), 'made', () => photograph().webp().toBuffer()),
  file('of-a-telephone.jpg', 'made', async () => endingWithNothing(await photograph().jpeg().toBuffer())),
  file('of-an-older-telephone.jpg', 'made', async () => withBytesBetween(await photograph().jpeg().toBuffer(), 18)),
  file('edited-on-a-telephone.jpg', 'made', async () =>
    withBytesBetween(endingWithNothing(await photograph().jpeg({ optimiseCoding: true }).toBuffer()), 1),
  ),
  file('with-a-tail.jpg', 'made', async () =>
    Buffer.concat([await photograph().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
  ),
  file('as-large-as-may-be.jpg', 'made', () =>
    photograph(19_600, 5000).withMetadata({ orientation: 3 }).jpeg({ quality: 60 }).toBuffer(),
  ),
];

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="2000" height="2000">
  <image xlink:href="file:///etc/passwd" width="2000" height="2000"/><script>alert(1)</script></svg>`;

/** Said to be one, and nothing more. */
const heicHeader = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic\0\0\0\0mif1heic')]);

function bitmap(): Buffer {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(2000, 18);
  header.writeInt32LE(2000, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return header;
}

const halfOf = ({ length }: Buffer) => Math.floor(length / 2);

/** Three pictures that take turns. */
async function frames() {
  const frame = (background: string) =>
    sharp({ create: { width: 1600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(await Promise.all(['#844', '#484', '#448'].map(frame)), { join: { animated: true } });
}

/** A scan that says it ends with coefficient 0, as Samsung's cameras write it. */
function endingWithNothing(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const mended = Buffer.from(jpeg);
  mended[scan + 2 + jpeg.readUInt16BE(scan + 2) - 2] = 0;
  return mended;
}

/** Bytes that belong to no segment, before the tables. */
function withBytesBetween(jpeg: Buffer, count: number): Buffer {
  const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  return Buffer.concat([jpeg.subarray(0, tables), Buffer.alloc(count, 0x20), jpeg.subarray(tables)]);
}

function noisy() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: 400, height: 1600, channels: 3, background: '#888', noise } });
}

/** The head of a PNG that says it has so many pixels each way, and no pixels. */
function vastPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(10)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function layFolder({ originals }: OriginalFolder, path: string): void {
  mkdirSync(join(originals, path));
}

function layLink(target: string) {
  return ({ originals }: OriginalFolder, path: string) => symlinkSync(target, join(originals, path));
}
