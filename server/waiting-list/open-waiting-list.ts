import type { Context, Hono } from 'hono';
import type { BlankSchema } from 'hono/types';
import { joinWaitingList } from '#contract/forms/waiting-list.ts';
import type { Route } from '#server/http/answers/route.ts';
import type { RequestEnv } from '#server/http/request-id.ts';
import { newsletterPage } from '#server/newsletter/newsletter-page.ts';
import type { Secret } from '#server/secret/secret.ts';
import { createWaitingList, type WaitingList, type WaitingListOptions } from '#server/waiting-list/waiting-list.ts';
import { createWaitingTokens, type WaitingAction, waitingActions } from '#server/waiting-list/waiting-list-links.ts';

/** Adds the call that takes a place in line, and the pages of the links in its mails. */
export function openWaitingList(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  route: Route,
  { secret, ...options }: Omit<WaitingListOptions, 'tokens'> & { secret: Secret },
): void {
  const list = createWaitingList({ ...options, tokens: createWaitingTokens(secret) });
  route(joinWaitingList, ({ params, body }, { address }) => list.join(params.id, body, address));
  for (const action of waitingActions) addPage(api, action, { list, operator: options.operator });
}

const buttons: Record<WaitingAction, string> = {
  confirm: 'Yes, put me on the list',
  take: 'Yes, take them',
  leave: 'Yes, take me off the list',
};

/**
 * One address for what a link asks and does. Opening it changes nothing, since mail scanners open links too: the page asks, and
 * its button posts.
 */
function addPage(
  api: Hono<RequestEnv, BlankSchema, '/api'>,
  action: WaitingAction,
  { list, operator }: { list: WaitingList; operator: WaitingListOptions['operator'] },
): void {
  const tokenOf = (c: Context) => c.req.query('token') ?? '';
  const show = (c: Context, message: string, button?: string) =>
    c.html(
      newsletterPage({ heading: 'Waiting list', message, ...(button !== undefined && { button }) }, operator),
      200,
      {
        'cache-control': 'no-store',
      },
    );

  api.get(`/waiting-list/${action}`, async (c) => {
    const { message, isOpen } = await list.inspect(action, tokenOf(c));
    return isOpen ? show(c, message, buttons[action]) : show(c, message);
  });
  api.post(`/waiting-list/${action}`, async (c) => show(c, await list.act(action, tokenOf(c))));
}
