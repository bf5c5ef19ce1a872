/*
 * What some telephones write into a JPEG beside the standard (ITU T.81), and every browser shows: bytes between the segments, and a
 * scan of a sequential picture that says it ends with coefficient 0. A decoder that is told to stop at everything odd stops there, so
 * both are put right before it; what is odd in the picture itself stays.
 */

const startOfImage = 0xd8;
const startOfScan = 0xda;
/** Baseline and extended sequential. */
const sequential = new Set([0xc0, 0xc1]);
const lastCoefficient = 63;

/** The same bytes where nothing is to be put right, and where they are no JPEG. */
export function mendedJpeg(bytes: Buffer): Buffer {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) return bytes;
  const segments = [bytes.subarray(0, 2)];
  let isSequential = false;
  for (let at = 2; at < bytes.length; ) {
    const begin = markerFrom(bytes, at);
    const marker = bytes[begin + 1];
    if (marker === undefined || begin + 4 > bytes.length) return bytes;
    const end = begin + 2 + bytes.readUInt16BE(begin + 2);
    isSequential ||= sequential.has(marker);
    if (marker === startOfScan) {
      const scan = Buffer.from(bytes.subarray(begin, end));
      // First and last coefficient, and their bits.
      if (isSequential) scan.set([0, lastCoefficient, 0], scan.length - 3);
      return Buffer.concat([...segments, scan, bytes.subarray(end)]);
    }
    segments.push(bytes.subarray(begin, end));
    at = end;
  }
  return bytes;
}

/** Where the next marker begins: 0xff, and what is neither 0 nor another 0xff. */
function markerFrom(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && !(bytes[at] === 0xff && bytes[at + 1] !== 0 && bytes[at + 1] !== 0xff)) at += 1;
  return at;
}
