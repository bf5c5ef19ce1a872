import { addDays } from '#contract/calendar/calendar.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';

/**
 * What cancelling costs from which day on, the earliest first; what no longer applies is left out. A step reaches from where the
 * one before it ends to `daysBefore` the trip, and the first one begins today.
 */
export function cancellationDays(
  steps: TourFile['cancellation'],
  { startDate, today }: { startDate: string; today: string },
): ProposalOffer['cancellation'] {
  const ordered = steps.toSorted((one, other) => other.daysBefore - one.daysBefore);
  return ordered.flatMap((step, index) => {
    const earlier = ordered[index - 1];
    const begins = earlier === undefined ? today : addDays(startDate, 1 - earlier.daysBefore);
    const last = addDays(startDate, -step.daysBefore);
    return last < today ? [] : [{ ...step, from: begins < today ? today : begins }];
  });
}
