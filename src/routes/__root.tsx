import { createRootRouteWithContext } from '@tanstack/react-router';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { defaultMeta, pageHead } from '#platform/page-head.ts';
import type { RouterContext } from '#platform/router-context.ts';
import { SiteLayout } from '#shell/layout/site-layout.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context }) => context.restored,
  head: () => ({ meta: pageHead('/', defaultMeta).meta }),
  component: () => <SiteLayout newsletter={<NewsletterForm />} />,
});
