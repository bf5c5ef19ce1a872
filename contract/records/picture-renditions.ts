import type { Picture } from '#contract/records/picture.ts';

export interface Rendition {
  src: string;
  /** In pixels. */
  width: number;
}

/** A photograph's renditions, the narrowest first; its `src` alone where it has no others. */
export function renditionsOf({ src, avif, width }: Picture): Rendition[] {
  if (avif === undefined) return [{ src, width }];
  return avif.split(', ').flatMap((rendition) => {
    const [address, size] = rendition.split(' ');
    return address ? [{ src: address, width: Number.parseInt(size ?? '', 10) }] : [];
  });
}

/** The address of the largest of them. */
export function largestOf(picture: Picture): string {
  return renditionsOf(picture).at(-1)?.src ?? picture.src;
}
