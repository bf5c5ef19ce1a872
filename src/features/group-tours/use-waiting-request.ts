import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinWaitingList, type WaitingRequest } from '#contract/waiting-list.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf, endpointKey } from '#platform/api/endpoint-query.ts';
import { networkNotice } from '#platform/api/network-notice.ts';
import { missingTokenText } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';

/** What the visitor writes; the token is made meanwhile. */
export type WrittenRequest = Omit<WaitingRequest, 'turnstileToken'>;

/** The form's name, for its draft, its bot check and the ids of its fields. */
export const waitingListName = 'waiting-list';

interface WaitingRequestOptions {
  tourSlug: string;
  departureId: string;
}

/** Asks for a place in the line for a departure, and runs the bot check for it: a press waits for that. */
export function useWaitingRequest({ tourSlug, departureId }: WaitingRequestOptions) {
  const queryClient = useQueryClient();
  const botCheck = useBotCheck();
  const { check } = botCheck;
  // The form stands because somebody has asked for it: that was the first touch.
  useEffect(() => check.touch(), [check]);

  const request = useMutation({
    // A place in line is not worth keeping for later: somebody else would have it. The visitor is told at once.
    networkMode: 'always',
    mutationFn: async (written: WrittenRequest) => {
      const { token, isOffline } = await check.settled();
      if (token === undefined) throw isOffline ? networkIsAway() : new AppError('VALIDATION_ERROR', missingTokenText);
      const body = { ...written, turnstileToken: token };
      return apiOf(queryClient).call(joinWaitingList, { params: { id: departureId }, body });
    },
    onError: check.renew,
    onSuccess({ status }) {
      check.stop();
      // There was nothing to wait for: the row is older than what the server knows.
      if (status === 'info')
        void queryClient.invalidateQueries({ queryKey: endpointKey('getGroupTour', { params: { slug: tourSlug } }) });
    },
  });
  return { request, botCheck };
}

function networkIsAway(): AppError {
  return new AppError('NETWORK_ERROR', `Network error. ${networkNotice.message}.`);
}
