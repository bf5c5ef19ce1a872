import type { Tour } from '#contract/details.ts';
import { Badge } from '#ui/badge.tsx';

type Badged = Pick<Tour, 'label' | 'labelReason' | 'isPick' | 'pickReason'>;

/** What a tour is singled out for, each with its reason beside it. */
export function TourBadges({ tour: { label, labelReason, isPick, pickReason } }: { tour: Badged }) {
  return (
    <>
      {isPick && <ReasonedBadge name="Planner's pick" reason={pickReason} />}
      {label && <ReasonedBadge name={label} reason={labelReason} />}
    </>
  );
}

function ReasonedBadge({ name, reason }: { name: string; reason: string | undefined }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone="sun">{name}</Badge>
      {reason && <span className="text-label text-muted leading-snug">{reason}</span>}
    </span>
  );
}
