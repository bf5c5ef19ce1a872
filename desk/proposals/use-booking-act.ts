import { changeDeskBooking } from '#contract/desk/booking-endpoints.ts';
import type { BookingAct } from '#contract/desk/bookings.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { useChange } from '#desk/platform/use-change.ts';

/** One act about a booking, of the version that is on screen. */
export function useBookingAct({ id, version }: Pick<DeskProposal, 'id' | 'version'>) {
  const change = useChange(changeDeskBooking);
  const act = (body: BookingAct, as = version) => change.mutateAsync({ params: { id }, body, version: as });
  return [act, change] as const;
}
