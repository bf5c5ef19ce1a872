import { type DataTag, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { CallInput, Endpoint, EndpointAnswer } from '#contract/api/endpoint.ts';
import type { DeskChange } from '#contract/desk/desk-change.ts';
import { isChangedMeanwhile } from '#desk/platform/desk-query-client.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';

interface Versioned {
  version: number;
  /** Newest first. */
  history: readonly DeskChange[];
}

/** What somebody else did last to a record: a form that was begun on top of it overwrites nothing while it is still the last. */
export function useLastOfOthers(history: readonly DeskChange[]): string {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return lastOfOthers(history, session.email);
}

function lastOfOthers(history: readonly DeskChange[], me: string): string {
  return history.find(({ by }) => by !== me)?.id ?? 'nobody';
}

interface RecordChangeOptions<Data> {
  versionOf: (record: Data) => Versioned;
  /** It goes to whichever version is there: it takes nothing from anybody. */
  takesNothing?: boolean;
}

/**
 * A change of a record on top of what somebody has `seen` others do to it; of what is on screen unless that is given. What is refused
 * for a change of one's own, in another form or tab, is sent again on top of that.
 */
export function useRecordChange<E extends Endpoint, Data>(
  endpoint: E,
  queryKey: DataTag<readonly unknown[], Data, Error>,
  { versionOf, takesNothing = false }: RecordChangeOptions<Data>,
) {
  const queryClient = useQueryClient();
  const { data: session } = useSuspenseQuery(sessionQuery);
  return useMutation({
    // One's own follow each other.
    scope: { id: JSON.stringify(queryKey) },
    async mutationFn({
      seen,
      ...input
    }: Omit<CallInput<E>, 'version'> & { seen?: string }): Promise<EndpointAnswer<E>> {
      const onScreen = () => {
        const { version, history } = versionOf(queryClient.getQueryData(queryKey) as Data);
        return { version, others: lastOfOthers(history, session.email) };
      };
      const send = (version: number) =>
        apiOf(queryClient).call(endpoint, { ...input, version } as never) as Promise<EndpointAnswer<E>>;
      const before = onScreen();
      const known = seen || before.others;
      try {
        return await send(known === before.others || takesNothing ? before.version : 0);
      } catch (error) {
        if (!isChangedMeanwhile(error)) throw error;
        await queryClient.refetchQueries({ queryKey });
        const now = onScreen();
        if (now.version === before.version || (now.others !== known && !takesNothing)) throw error;
        return send(now.version);
      }
    },
    onSettled: () => queryClient.invalidateQueries(),
  });
}
