import { count } from '#contract/words/count.ts';
export interface ToldStay {
  name: string;
  roomType: string;
  /** What is typed on the way to a number is told as it is. */
  nights: number | string;
  /** The tour's own stay, where it takes its place. */
  insteadOf?: { name: string } | undefined;
}

/** `Olare Fig Camp, Classic tent, 2 nights`, `Naboisho Starbeds, Starbed platform, instead of Olare Fig Camp, 2 nights`. */
export function stayWords({ nights, ...stay }: ToldStay): string {
  return `${roomWords(stay)}, ${count(nights, 'night')}`;
}

/** The same without its nights. */
export function roomWords({ name, roomType, insteadOf }: Omit<ToldStay, 'nights'>): string {
  return [name, roomType, ...(insteadOf === undefined ? [] : [`instead of ${insteadOf.name}`])].join(', ');
}
