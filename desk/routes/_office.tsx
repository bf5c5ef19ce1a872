import { createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedOut } from '#desk/platform/desk-query-client.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { OfficeLayout } from '#desk/shell/office-layout.tsx';

/** Everything behind the sign-in. */
export const Route = createFileRoute('/_office')({
  beforeLoad: async ({ context: { queryClient }, location }) => {
    try {
      await queryClient.ensureQueryData(sessionQuery);
    } catch (error) {
      if (isSignedOut(error)) throw redirect({ to: '/sign-in', search: { from: location.href } });
      throw error;
    }
  },
  component: OfficeLayout,
});
