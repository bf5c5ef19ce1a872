/** A photograph as a record names it: its file in the record's folder, and its words. */
export interface WrittenPhotograph {
  file: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
  /** Who took it. */
  credit: string;
  /** The point every frame keeps, as shares of width and height; the middle unless given. */
  focal?: FocalPoint;
  /** What one decides by, where it mainly shows that. */
  shows?: string;
  place?: string;
  /** `2026-07-14` */
  day?: string;
  peopleAgreed?: boolean;
  caption?: string;
}

export interface FocalPoint {
  x: number;
  y: number;
}

export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** What somebody writes about it, which can be written before it has come to the server. */
export type PhotographWords = Omit<WrittenPhotograph, 'file' | 'focal'>;

export const noWords: PhotographWords = { alt: '', credit: '' };

/** A word that is empty is left out, but those that are always asked for. */
export function withWords<Words extends PhotographWords>(before: Words, change: Partial<PhotographWords>): Words {
  const words = { ...before, ...change };
  for (const name of ['shows', 'place', 'day', 'caption'] as const) if (words[name] === '') delete words[name];
  if (words.peopleAgreed === false) delete words.peopleAgreed;
  return words;
}
