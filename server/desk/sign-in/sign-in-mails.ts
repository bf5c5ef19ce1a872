import type { Clock } from '#server/clock.ts';
import type { DeskSettings } from '#server/desk/desk-settings.ts';
import { askedBy, createSignInTokens, signInMinutes } from '#server/desk/sign-in/sign-in-tokens.ts';
import type { MailComposers } from '#server/mail/compose-mail.ts';
import { type MailContent, paragraph } from '#server/mail/content/mail-content.ts';
import type { Secret } from '#server/secret/secret.ts';
import type { Operator } from '#server/settings/operator.ts';

interface SignInMailsOptions {
  clock: Clock;
  operator: Operator;
  secret: Secret;
  desk: DeskSettings | undefined;
}

/** Writes the mail with which one of the staff signs in; none to whom the settings name no more, nor one whose link has ended. */
export function signInMails({
  clock,
  operator,
  secret,
  desk,
}: SignInMailsOptions): Pick<MailComposers, 'desk-sign-in'> {
  const tokens = createSignInTokens(secret);
  return {
    'desk-sign-in': async ({ subjectId, createdAt }) => {
      const email = askedBy(subjectId);
      if (desk?.staff.some((member) => member.email === email) !== true) return undefined;
      if (clock().getTime() - Date.parse(createdAt) > signInMinutes * 60_000) return undefined;
      const signIn = { url: signInUrl(desk, tokens.tokenOf(subjectId)), code: tokens.codeOf(subjectId) };
      return { to: { address: email }, content: signInMail(signIn, operator) };
    },
  };
}

/**
 * Where a link of a mail leads. The token stands behind `#`, which no program that looks at links in mails sends: the page asks
 * for a press before it uses it.
 */
export function signInUrl({ url }: Pick<DeskSettings, 'url'>, token: string): string {
  return `${url}/sign-in#token=${token}`;
}

function signInMail({ url, code }: { url: string; code: string }, { name }: Operator): MailContent {
  const spoken = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    subject: `${spoken} signs you in at the desk of ${name}`,
    heading: 'Sign in at the desk',
    parts: [
      paragraph('Press the button on the device you work on, and then once more on the page it opens.'),
      { kind: 'button', label: 'Sign in', href: url },
      { kind: 'facts', title: 'Or type this code where you asked for it', facts: [{ label: 'Code', value: spoken }] },
      paragraph('Both work for ten minutes, and one of them once. If you did not ask, there is nothing to do.'),
    ],
    footer: [`Sent to the staff of ${name}.`],
  };
}
