import type { Region } from 'sharp';

interface Size {
  width: number;
  height: number;
}

/**
 * The largest part of a picture in the shape of `frame`, with the focal point, given as shares of width and height, as near to its
 * middle as the picture reaches. In pixels of the picture.
 */
export function partAround(focal: { x: number; y: number }, { width, height }: Size, frame: Size): Region {
  const ratio = frame.width / frame.height;
  const part = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  };
  const begin = (share: number, whole: number, length: number) =>
    Math.round(Math.min(Math.max(share * whole - length / 2, 0), whole - length));
  return { left: begin(focal.x, width, part.width), top: begin(focal.y, height, part.height), ...part };
}
