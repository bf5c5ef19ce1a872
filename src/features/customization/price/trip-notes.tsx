import { UndoLine } from '#features/customization/choices/undo-line.tsx';
import { ReceivedTrip } from '#features/customization/link/received-trip.tsx';
import { useTrip } from '#features/customization/trip/trip-context.ts';

/** What a visitor should know about their trip before they go on: what could not be kept, and what was put aside. */
export function TripNotes() {
  const { state, isSaved } = useTrip();
  return (
    <>
      {state.error !== null && (
        <p role="status" className="mt-5 rounded-card border border-warning/50 bg-warning/8 px-4 py-3">
          {state.error}
        </p>
      )}
      {!isSaved && (
        <p role="status" className="mt-5 text-label text-muted">
          This browser does not let us keep your trip. It stays here until you leave the site.
        </p>
      )}
      <ReceivedTrip />
      <UndoLine place="trip" />
    </>
  );
}
