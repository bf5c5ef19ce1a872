import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookingValidation } from '#contract/group-tours.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf, endpointKey } from '#platform/api/endpoint-query.ts';

export interface SeatsAnswer extends BookingValidation {
  /** Nobody could be asked: what stands here is assumed (B-162), and the way on is a person. */
  couldNotCheck: boolean;
}

/** What a validation that fails answers (B-162). */
const unable: SeatsAnswer = {
  valid: false,
  canProceed: false,
  availableSeats: 0,
  message: 'Unable to validate booking availability',
  couldNotCheck: true,
};

/**
 * Asks whether that many seats of a departure can be enquired for; nothing is reserved. A failure is an answer here, and is
 * not tried again: a booking error is critical (B-64).
 */
export function useSeatsValidation(departureId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (requestedSeats: number): Promise<SeatsAnswer> => {
      const input = { params: { id: departureId }, body: { requestedSeats } };
      try {
        return { ...(await apiOf(queryClient).call('validateBooking', input)), couldNotCheck: false };
      } catch (error) {
        if (error instanceof AppError) return unable;
        throw error;
      }
    },
    onSuccess: ({ valid, couldNotCheck, availableSeats }) => {
      if (valid || couldNotCheck) return;
      // Whether one can wait for a departure that has filled meanwhile, the tour's own answer says.
      if (availableSeats === 0) void queryClient.invalidateQueries({ queryKey: endpointKey('getGroupTour') });
      // The row shows fewer seats than it did.
      void queryClient.invalidateQueries({ queryKey: endpointKey('getAvailability', { params: { id: departureId } }) });
    },
  });
}
