import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';

export const emptyPagesQuery = endpointQuery('getEmptyPages', {});

/** Of these links those whose page has something to show; all of them where that could not be had. */
export function useFilledPages<Link extends { to: string }>(links: readonly Link[]): Link[] {
  // Each page brings the answer of its day: within a visit it is not asked for again.
  const { data } = useListQuery({ ...emptyPagesQuery, staleTime: Number.POSITIVE_INFINITY });
  return links.filter(({ to }) => !data?.empty.includes(to.replace(/^\/inspiration$/, '/inspirations')));
}
