import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint, EndpointAnswer } from '#contract/api/endpoint.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';

/** A change at the desk: the call of an endpoint, after which everything on screen is asked for again; of what is gone then `leave` leads away first. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  leave?: () => Promise<void>,
): UseMutationResult<EndpointAnswer<E>, Error, CallInput<E>> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E>) =>
      apiOf(queryClient).call(endpoint, input as never) as Promise<EndpointAnswer<E>>,
    ...(leave && { onSuccess: leave }),
    onSettled: () => queryClient.invalidateQueries(),
  });
}
