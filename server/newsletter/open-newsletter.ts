import type { Context, Hono } from 'hono';
import { accepts } from 'hono/accepts';
import type { BlankSchema } from 'hono/types';
import {
  confirmNewsletter,
  getNewsletterConfirmation,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '#contract/forms/enquiry-endpoints.ts';
import type { Route } from '#server/http/answers/route.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import { createNewsletter, type Newsletter, type NewsletterOptions } from '#server/newsletter/newsletter.ts';
import { newsletterPage, type PageContent } from '#server/newsletter/newsletter-page.ts';
import { createNewsletterTokens } from '#server/newsletter/newsletter-tokens.ts';
import { pageStyle } from '#server/newsletter/page-style.ts';
import type { Operator } from '#server/settings/operator.ts';

/** Adds every call and page of the newsletter. */
export function openNewsletter(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  route: Route,
  { operator, ...options }: Omit<NewsletterOptions, 'tokens'> & { operator: Operator },
): void {
  const tokens = createNewsletterTokens(options.secret);
  const newsletter = createNewsletter({ ...options, tokens });
  addNewsletterPages(api, newsletter, operator);

  route(subscribeToNewsletter, ({ body }, { address }) => newsletter.subscribe(body, address));
  route(getNewsletterConfirmation, async ({ query }) => {
    const { status, message } = await newsletter.inspect(query.token ?? '');
    return { status, message };
  });
  route(confirmNewsletter, ({ body }) => newsletter.confirm(body.token));
  route(unsubscribeFromNewsletter, ({ body }) => newsletter.unsubscribe(body.token));
}

/**
 * The same addresses as plain pages, for people who follow a link in a mail, with or without JavaScript. Opening a link
 * changes nothing, since mail scanners open links too: the page asks, and its button posts. A mail program's own
 * unsubscribe button (RFC 8058) posts to the same address.
 */
function addNewsletterPages(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  newsletter: Newsletter,
  operator: Operator,
): void {
  const show = (c: Context, content: PageContent) =>
    c.html(newsletterPage(content, operator), 200, { 'cache-control': 'no-store' });

  const style = pageStyle(operator.palette);

  api.get('/newsletter/page.css', (c) =>
    c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=3600' }),
  );
  api.get('/newsletter/confirm', async (c, next) => {
    if (!wantsPage(c)) return next();
    const { open, message } = await newsletter.inspect(c.req.query('token') ?? '');
    return show(c, { heading: 'Newsletter', message, ...(open && { button: 'Yes, subscribe me' }) });
  });
  api.post('/newsletter/confirm', async (c, next) => {
    if (!isFormPost(c)) return next();
    const { message } = await newsletter.confirm(c.req.query('token') ?? '');
    return show(c, { heading: 'Newsletter', message });
  });
  api.get('/newsletter/unsubscribe', async (c, next) => {
    if (!wantsPage(c)) return next();
    return show(c, {
      heading: 'Unsubscribe',
      message: 'Would you like to stop receiving our newsletter?',
      button: 'Yes, unsubscribe me',
    });
  });
  api.post('/newsletter/unsubscribe', async (c, next) => {
    if (!isFormPost(c)) return next();
    const { message } = await newsletter.unsubscribe(c.req.query('token') ?? '');
    return show(c, { heading: 'Unsubscribe', message });
  });
}

function wantsPage(c: Context): boolean {
  const supports = ['application/json', 'text/html'];
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html';
}

function isFormPost(c: Context): boolean {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data';
}
