import type { LinkTokens } from '#server/secret/link-tokens.ts';
import type { Operator } from '#server/settings/operator.ts';

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
