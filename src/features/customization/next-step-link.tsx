import { Link } from '@tanstack/react-router';
import { CustomiseLink } from '#features/customization/customise-link.tsx';
import { requestAnchor } from '#features/customization/request/request-anchor.ts';
import { isWorthKeeping } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';

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
