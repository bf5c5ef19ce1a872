import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { SignInPage } from '#desk/session/sign-in-page.tsx';

export const Route = createFileRoute('/sign-in')({
  validateSearch: z.object({ from: z.optional(z.catch(z.string().check(z.regex(/^\/(?!\/)/)), '/')) }),
  component: function SignIn() {
    return <SignInPage from={Route.useSearch().from} />;
  },
});
