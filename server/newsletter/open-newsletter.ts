import type { Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import type { Route } from '#server/http/answers/route.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import { createNewsletter, type NewsletterOptions } from '#server/newsletter/newsletter.ts';
import { addNewsletterPages, addNewsletterRoutes } from '#server/newsletter/newsletter-routes.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import type { Operator } from '#server/settings/operator.ts';

/** Adds every call and page of the newsletter. */
export function openNewsletter(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  route: Route,
  { operator, ...options }: Omit<NewsletterOptions, 'tokens'> & { operator: Operator },
): void {
  const tokens = createNewsletterTokens(options.secret);
  const newsletter = createNewsletter({ ...options, tokens });
  addNewsletterPages(api, { newsletter, operator });
  addNewsletterRoutes(route, { newsletter, operator });
}
