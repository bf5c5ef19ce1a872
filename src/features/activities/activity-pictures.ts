import type { ActivitySummary } from '#contract/records/activities.ts';
import type { Picture } from '#contract/records/picture.ts';

/** The pictures in the order they are shown: the cover first, then the others, each once (B-54). */
export function activityPictures({ coverImage, images }: Pick<ActivitySummary, 'coverImage' | 'images'>): Picture[] {
  const all = [coverImage, ...images];
  return all.filter(({ src }, index) => all.findIndex((other) => other.src === src) === index);
}

/** The picture `by` steps from `index`, going round at both ends. */
export function stepAround(index: number, by: number, count: number): number {
  return count === 0 ? 0 : (((index + by) % count) + count) % count;
}
