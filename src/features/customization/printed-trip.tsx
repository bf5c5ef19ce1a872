import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PrintedChoices } from '#features/customization/price/printed-choices.tsx';
import { isUntouched } from '#features/customization/trip/customization-state.ts';
import { useTrip } from '#features/customization/trip/trip-context.ts';
import { useEnquiries } from '#shell/enquiries/enquiry-status.ts';

/** On paper only: the trip as it stands, or the children while nothing of it is chosen. */
export function PrintedTrip({ children }: { children: ReactNode }) {
  const { state, elsewhere } = useTrip();
  const reference = useSentReference();
  const hasChoices = elsewhere === undefined && !isUntouched(state.customizations);
  return hasChoices || reference !== undefined ? <PrintedChoices reference={reference} /> : children;
}

/** Of the request that was sent from this page last. */
function useSentReference(): string | undefined {
  const { pathname } = useLocation();
  const sent = useEnquiries().findLast(
    ({ state, enquiry }) =>
      state === 'sent' && enquiry.name === 'custom-safari' && enquiry.href.split('?', 1)[0] === pathname,
  );
  return sent?.state === 'sent' ? sent.answer.reference : undefined;
}
