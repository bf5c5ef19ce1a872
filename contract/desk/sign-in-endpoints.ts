import * as z from 'zod/mini';
import { deskRead, deskWrite } from '#contract/desk/desk-endpoint.ts';
import { emailAddress } from '#contract/forms/contact-details.ts';

/** Digits of the code that stands in the mail beside the link. */
export const codeLength = 6;

/** The digits in what was typed or pasted, of any script and with anything around them: `Your code is 123 456.` */
function digitsIn(given: string): string {
  return given.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, (digit) => {
    // Those of a script stand together, from its nought on, and sets of them beside each other.
    const point = digit.codePointAt(0) ?? 0;
    let nought = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
    return String((point - nought) % 10);
  });
}

/** So often a code may be typed. */
export const signInTries = 5;

export const signInCode = z
  .string()
  .check(
    z.maxLength(200, { abort: true }),
    z.overwrite(digitsIn),
    z.regex(/^\d{6}$/, { error: 'The code has six digits.' }),
  );

/** Letters of a link's token: a SHA-256 in base64url. */
const linkTokenLength = 43;

/** Who is at the desk, and in whose name. */
export const deskSession = z.object({
  email: z.string(),
  name: z.string(),
  /** Everybody who may work here, to give an enquiry to. */
  staff: z.array(z.object({ email: z.string(), name: z.string() })),
  operator: z.object({
    name: z.string(),
    siteUrl: z.string(),
    /** Where answers to what the desk sends arrive. */
    email: z.string(),
  }),
  isDemonstration: z.boolean(),
  /** The desk reads answers itself. */
  isMailboxRead: z.boolean(),
});
export type DeskSession = z.infer<typeof deskSession>;

export const askToSignIn = deskWrite({
  name: 'askToSignIn',
  summary: 'Have a link and a code sent, where the address is one of the staff; the answer is the same to everybody',
  path: '/sign-in',
  body: z.strictObject({ email: emailAddress }),
  response: z.object({ message: z.string() }),
  also: ['too_many_requests'],
});

export const signInByLink = deskWrite({
  name: 'signInByLink',
  summary: 'Begin a session with the token of a link, which works once',
  path: '/sign-in/link',
  body: z.strictObject({
    token: z.string().check(
      z.minLength(1),
      z.maxLength(200),
      // A mark may have been pasted along that is a character of tokens too.
      z.overwrite((token) => token.slice(0, linkTokenLength)),
    ),
  }),
  response: deskSession,
  also: ['too_many_requests'],
});

export const signInByCode = deskWrite({
  name: 'signInByCode',
  summary: 'Begin a session with the code of a mail',
  path: '/sign-in/code',
  body: z.strictObject({ email: emailAddress, code: signInCode }),
  response: deskSession,
  also: ['too_many_requests'],
});

export const getDeskSession = deskRead({
  name: 'getDeskSession',
  summary: 'Who is signed in',
  path: '/session',
  response: deskSession,
});

export const signOut = deskWrite({
  name: 'signOut',
  summary: 'End this session, or all of this person’s',
  path: '/sign-out',
  body: z.strictObject({ everywhere: z.boolean() }),
  response: z.object({ message: z.string() }),
});
