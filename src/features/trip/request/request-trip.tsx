import { useEffect, useState } from 'react';
import { tripMessage } from '#features/trip/request/trip-message.ts';
import { isWorthKeeping } from '#features/trip/state/customization-state.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { requestAnchor } from '#features/trip/trip-anchors.ts';
import { PagePart, withInstead } from '#shell/error-boundary/page-part.tsx';
import { useFetched } from '#shell/lazy/lazy-part.tsx';
import { ReachUs } from '#shell/reach-us/reach-us.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { holdTyped, takeFocus, takeLateFocus } from '#ui/take-focus.ts';

/** The way to ask for the trip; the form comes when it is wanted, or when there is something to ask for. */
export function RequestTrip() {
  const { state, costs, elsewhere, isRequesting, startRequest, draftRound } = useTrip();
  const { part: Form, hasFailed, fetchPart: fetchForm } = useFetched(loadForm);
  const isLikely = isRequesting || isWorthKeeping(state.customizations);
  const [wasRequesting] = useState(isRequesting);
  const isPressed = isRequesting && !wasRequesting;

  useEffect(() => {
    if (isLikely) fetchForm();
  }, [isLikely, fetchForm]);

  if (!isRequesting && elsewhere !== undefined) return null;
  return (
    <div
      // The button that was pressed goes: here first, and to the form when that has come.
      ref={isPressed ? (Form === undefined ? takeFocus : takeLateFocus) : undefined}
      id={requestAnchor}
      tabIndex={-1}
      className="mt-6 scroll-mt-28 outline-none"
    >
      {!isRequesting && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            onPointerEnter={fetchForm}
            onFocus={fetchForm}
            onClick={() => {
              holdTyped(loadForm());
              startRequest();
            }}
          >
            Request this trip
          </Button>
          <p className="text-label text-muted">No payment now. A planner checks it and answers in writing.</p>
        </div>
      )}
      {isRequesting && Form && (
        <PagePart name="trip-request" fallback={withInstead(<ReachUs message={tripMessage(state, costs?.whole)} />)}>
          <Form key={draftRound} />
        </PagePart>
      )}
      {isRequesting && !Form && !hasFailed && <Spinner />}
      {isRequesting && hasFailed && (
        <div role="alert" className="rounded-card border border-line-strong p-5">
          <p>The form could not be fetched. Your trip is kept; a person can be reached here too:</p>
          <ReachUs message={tripMessage(state, costs?.whole)} />
          <Button variant="quiet" size="small" onClick={fetchForm} className="mt-3">
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

/** The form's code, fetched once it is likely to be used. */
const loadForm = () => import('#features/trip/request/request-form.tsx').then(({ RequestForm }) => RequestForm);
