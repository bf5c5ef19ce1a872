import type { Picture } from '#contract/records/picture.ts';
import { formatDay } from '#contract/words/days.ts';

/**
 * The line below a picture: what its writer wrote, and of a photograph where, when and by whom it was taken, as in
 * `The mess tent at dusk. Amboseli, 3 July 2026. Photograph: Amina Odhiambo`. Empty where nothing is known.
 */
export function captionOf({ caption = '', photo }: Picture): string {
  if (photo === undefined) return caption;
  const { place, day, credit } = photo;
  const where = [place, day && formatDay(day)].filter(Boolean).join(', ');
  const sentences = [caption, where].filter(Boolean).map((sentence) => sentence.replace(/\.?$/, '.'));
  return [...sentences, `Photograph: ${credit}`].join(' ');
}
