import { createFileRoute, redirect } from '@tanstack/react-router';
import { sessionQuery } from '#desk/session/session.query.ts';
import { placeBehindDoor, SignInPage } from '#desk/session/sign-in-page.tsx';
import { searchReader } from '#platform/search-params.ts';

const validateSearch = searchReader({
  from: (given) => (typeof given === 'string' && /^\/(?!\/)/.test(given) ? given : undefined),
});

export const Route = createFileRoute('/sign-in')({
  validateSearch,
  // A link that is followed from elsewhere, a chat say, brings no cookie (SameSite=Strict): who is signed in is led on.
  beforeLoad: async ({ context: { queryClient }, search: { from } }) => {
    if (from === undefined) return;
    const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
    if (session !== undefined) throw redirect(placeBehindDoor(from));
  },
  component: function SignIn() {
    return <SignInPage from={Route.useSearch().from} />;
  },
});
