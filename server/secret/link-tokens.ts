import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';

/** Links that say which record is meant and what may be done with it, and cannot be guessed; nothing of them is stored. */
export interface LinkTokens<Purpose extends string> {
  /** `id` is sixteen hexadecimal digits. */
  make(purpose: Purpose, id: string, now: Date): string;
  /** The record's id; undefined for a token that is not ours, is for something else or is too old. */
  read(purpose: Purpose, token: string, now: Date): string | undefined;
}

/** Behind it may stand what a chat or a mail has added: the end of a sentence, a bracket, words of a campaign. */
const shape = /^([0-9a-f]{16})\.([0-9a-z]{1,10})\.([\w-]{43})(?![0-9a-z])/i;

/**
 * Tokens of one part of the server: those of another are none to it.
 *
 * @param daysValid for each purpose; `Infinity` where a link may stand in an old mail.
 */
export function createLinkTokens<Purpose extends string>(
  secret: Secret,
  area: string,
  daysValid: Readonly<Record<Purpose, number>>,
): LinkTokens<Purpose> {
  const signature = (purpose: Purpose, id: string, issued: string) =>
    createHmac('sha256', secret.keyFor(`${area} ${purpose}`))
      .update(`${id}.${issued}`)
      .digest();

  return {
    make(purpose, id, now) {
      const issued = Math.floor(now.getTime() / 1000).toString(36);
      return `${id}.${issued}.${signature(purpose, id, issued).toString('base64url')}`;
    },
    read(purpose, token, now) {
      const [, id = '', issued = '', given = ''] = shape.exec(token.replace(/\s/g, '')) ?? [];
      if (given === '') return undefined;
      const expected = signature(purpose, id, issued);
      const received = Buffer.from(given, 'base64url');
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) return undefined;
      const age = now.getTime() / 1000 - Number.parseInt(issued, 36);
      return age > daysValid[purpose] * 86_400 ? undefined : id;
    },
  };
}

export interface MailLinkOptions<Purpose extends string> {
  /** Who answers the link: the API, which may live on an origin of its own. */
  operator: Pick<Operator, 'siteUrl' | 'apiUrl'>;
  tokens: LinkTokens<Purpose>;
}

/** The address of a link in a mail, below the pages of what it is about. Opened it asks, posted to it does. */
export function mailLink<Purpose extends string>(
  place: 'newsletter' | 'waiting-list',
  action: Purpose,
  { operator, tokens }: MailLinkOptions<Purpose>,
  id: string,
  now: Date,
): string {
  const api = operator.apiUrl ?? operator.siteUrl;
  return `${api}/api/${place}/${action}?token=${tokens.make(action, id, now)}`;
}
