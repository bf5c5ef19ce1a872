import '#platform/browser/trusted-types.ts';
import '#platform/zod-config.ts';
import '#desk/styles/desk.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { createDeskQueryClient } from '#desk/platform/desk-query-client.ts';
import { createDeskRouter } from '#desk/router.tsx';
import { createApi } from '#platform/api/api.ts';
import { followTranslations } from '#platform/browser/translated-texts.ts';

followTranslations();
followSystemTheme();

const root = document.getElementById('desk');
if (root === null) throw new Error('index.html has no element with the id desk.');

const queryClient = createDeskQueryClient(createApi({ host: '' }), askToSignInAgain);
const router = createDeskRouter(queryClient);

createRoot(root).render(
  <React.StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </React.StrictMode>,
);

/** The session has ended while somebody was at work: what they typed is kept as a draft, and they come back to where they were. */
function askToSignInAgain(): void {
  const { pathname, href } = router.state.location;
  if (pathname === '/sign-in') return;
  queryClient.clear();
  void router.navigate({ to: '/sign-in', search: { from: href } });
}

/** The desk has no switch: it is dark where the system is. */
function followSystemTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
