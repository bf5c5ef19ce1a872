import type { Tour } from '#contract/details.ts';
import { Badge } from '#ui/badge.tsx';

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
