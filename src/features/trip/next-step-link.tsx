import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isWorthKeeping } from '#features/trip/state/customization-state.ts';
import { useTrip } from '#features/trip/state/trip-context.ts';
import { customiseId, openChoices, requestAnchor } from '#features/trip/trip-anchors.ts';

/** The next step from wherever one is on the page: put the trip together, then ask for it. */
export function NextStepLink({ className }: { className: string }) {
  const { state, elsewhere, startRequest } = useTrip();
  if (elsewhere !== undefined || !isWorthKeeping(state.customizations)) {
    return <CustomiseLink className={className}>Make it yours</CustomiseLink>;
  }
  const goThere = () => {
    startRequest();
    document.getElementById(requestAnchor)?.focus({ preventScroll: true });
  };
  return (
    <Link to="." search hash={requestAnchor} onClick={goThere} className={className}>
      Request this trip
    </Link>
  );
}

/** To the part of this page where the trip is put together; the focus goes along, as with a link of the document itself. */
export function CustomiseLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link
      to="."
      search
      hash={customiseId}
      className={className}
      onClick={() => {
        openChoices();
        document.getElementById(customiseId)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Link>
  );
}
