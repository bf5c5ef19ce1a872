import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { getDeskSession } from '#contract/desk/sign-in-endpoints.ts';
import { endpointQuery } from '#platform/api/endpoint-query.ts';

/** Who is signed in; asked again with every visit to a page, since the list of the staff may have changed. */
export const sessionQuery = queryOptions({ ...endpointQuery(getDeskSession, {}), staleTime: 60_000, retry: false });

/** What to call one of the staff by their address; whoever has left keeps the address for a name, and nobody is the server. */
export function useStaffName(): (email: string) => string {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (email) => session.staff.find((member) => member.email === email)?.name ?? (email || 'The server');
}
