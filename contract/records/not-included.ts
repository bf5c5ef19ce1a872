import type * as z from 'zod/mini';
import type { tourBody } from '#contract/records/tours.ts';

/** What the price does not hold of a trip that has added these activities. */
export function notIncluded(
  { exclusions, optionalActivities = [] }: Pick<z.infer<typeof tourBody>, 'exclusions' | 'optionalActivities'>,
  added: readonly { id: string }[],
): string[] {
  const others = optionalActivities.filter(({ activityId }) => added.every(({ id }) => id !== activityId));
  return [...exclusions, ...others.map(({ words }) => words)];
}
