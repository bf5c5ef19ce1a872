import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#desk/session/sign-in-page.tsx';
import { searchReader } from '#platform/search-params.ts';

export const Route = createFileRoute('/sign-in')({
  validateSearch: searchReader({
    from: (given) => (typeof given === 'string' && /^\/(?!\/)/.test(given) ? given : undefined),
  }),
  component: function SignIn() {
    return <SignInPage from={Route.useSearch().from} />;
  },
});
