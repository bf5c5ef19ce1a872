import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionQuery } from '#desk/session/session.query.ts';

/** What to call one of the staff by their address; whoever has left keeps the address for a name. */
export function useStaffName(): (email: string) => string {
  const { data: session } = useSuspenseQuery(sessionQuery);
  return (email) => session.staff.find((member) => member.email === email)?.name ?? email;
}
