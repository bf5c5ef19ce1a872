import { useTrip } from '#features/customization/trip/trip-context.ts';
import { Button } from '#ui/button.tsx';

/** What comes on top of our invoice: the whole trip once a first day is chosen, and until then that there is something. */
export function BesideInvoice() {
  const { state, afterChoice, costs } = useTrip();
  if (costs?.whole !== undefined && afterChoice.part !== undefined) {
    return <afterChoice.part.WholeTripLines whole={costs.whole} />;
  }
  if (state.customizations.dates.startDate === undefined) {
    return (
      <p className="mt-3 text-label text-muted">
        Choose a first day, and we add what you pay to others: park fees, visas and tips.
      </p>
    );
  }
  return afterChoice.hasFailed ? (
    <div role="alert" className="mt-3 text-label">
      <p>What you pay to others could not be worked out here.</p>
      <Button variant="quiet" size="small" className="mt-2" onClick={afterChoice.fetchPart}>
        Try again
      </Button>
    </div>
  ) : null;
}
