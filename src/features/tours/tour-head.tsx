import type { Tour } from '#contract/records/details.ts';
import type { Picture } from '#contract/records/picture.ts';
import { Badge } from '#ui/badge.tsx';
import type { SectionTab } from '#ui/section-tabs.tsx';

interface TourBadgesProps {
  tour: Pick<Tour, 'label' | 'labelReason' | 'isPick' | 'pickReason'>;
}

/** What a tour is singled out for, among other badges, and why, in a line below all of them. */
export function TourBadges({ tour: { label, labelReason, isPick, pickReason } }: TourBadgesProps) {
  return (
    <>
      {isPick && <Badge tone="sun">Planner's pick</Badge>}
      {label && <Badge tone="sun">{label}</Badge>}
      {[pickReason, labelReason].map(
        (reason) =>
          reason && (
            <p key={reason} className="order-last basis-full text-label text-muted leading-snug">
              {reason}
            </p>
          ),
      )}
    </>
  );
}

/** The sections of a tour's page, by the ids they have. */
export const tourTabs: readonly SectionTab[] = [
  { id: 'overview', name: 'Overview' },
  { id: 'days', name: 'Days' },
  { id: 'stays', name: 'Stays' },
  { id: 'costs', name: 'What it costs' },
  { id: 'good-to-know', name: 'Good to know' },
];

/** A tour's own photographs, then those of its days. */
export function photographsOf({ photographs = [], itinerary }: Pick<Tour, 'photographs' | 'itinerary'>): Picture[] {
  return [...photographs, ...itinerary.flatMap((day) => day.photographs ?? [])];
}
