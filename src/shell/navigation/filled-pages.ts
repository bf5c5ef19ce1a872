import { endpointQuery } from '#platform/api/endpoint-query.ts';
import { useListQuery } from '#shell/lists/use-list-query.ts';

export const emptyPagesQuery = endpointQuery('getEmptyPages', {});

/** Of these links those whose page has something to show; all of them where that could not be had. */
export function useFilledPages<Link extends { to: string }>(links: readonly Link[]): Link[] {
  const { data } = useListQuery(emptyPagesQuery);
  return links.filter(({ to }) => !data?.empty.includes(to.replace(/^\/inspiration$/, '/inspirations')));
}
