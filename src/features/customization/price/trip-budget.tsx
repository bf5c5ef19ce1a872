import { formatUsd } from '#contract/words/money.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** Whether the whole trip stays within what the visitor said it may come to. */
export function TripBudget() {
  const { budget, costs } = useTrip();
  const most = costs?.whole?.total.most;
  if (budget === undefined || most === undefined) return null;
  return (
    <p className="mt-3 text-label text-muted">
      {most <= budget
        ? `Within the ${formatUsd(budget)} you asked for.`
        : `${formatUsd(Math.ceil(most - budget))} above the ${formatUsd(budget)} you asked for.`}
    </p>
  );
}
