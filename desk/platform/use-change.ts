import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, Endpoint, EndpointAnswer } from '#contract/api/endpoint.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { afterFrames } from '#ui/schedule.ts';

/**
 * A change at the desk: the call of an endpoint, after which everything on screen is asked for again; of what is gone then `leave`
 * leads away first. Where the pressed button is gone with it, the focus is at the name of the part it stood in.
 */
export function useChange<E extends Endpoint>(
  endpoint: E,
  leave?: () => Promise<void>,
): UseMutationResult<EndpointAnswer<E>, Error, CallInput<E>> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: CallInput<E>) =>
      apiOf(queryClient).call(endpoint, input as never) as Promise<EndpointAnswer<E>>,
    ...(leave && { onSuccess: leave }),
    onMutate: aroundPress,
    onSettled: async (_answer, _error, _input, around = []) => {
      await queryClient.invalidateQueries();
      // By then what came is on screen.
      afterFrames(1, () => keepFocus(around));
    },
  });
}

/** What was pressed, and the parts of the page around it, the smallest first. */
function aroundPress(): Element[] {
  const around: Element[] = [];
  for (let part = document.activeElement; part; part = part.parentElement?.closest('section, main') ?? null) {
    around.push(part);
  }
  return around;
}

/** Whoever has the focus somewhere keeps it. */
function keepFocus([pressed, ...parts]: readonly Element[]): void {
  if (pressed === undefined || pressed.isConnected || document.activeElement !== document.body) return;
  const part = parts.find((one) => one.isConnected) ?? document.querySelector('main');
  const name = part?.querySelector<HTMLElement>('h1, h2, h3');
  if (!name) return;
  name.tabIndex = -1;
  name.focus({ preventScroll: true });
}
