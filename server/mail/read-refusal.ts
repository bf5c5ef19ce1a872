import * as z from 'zod/mini';
import { DeliveryError } from '#server/mail/mail.ts';

const smtpError = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
  message: z.optional(z.string()),
});

const noMailbox = 'There is no such mailbox';

/**
 * What an answer means, by where it came, its codes and its words; the first that fits. Servers that send no code of RFC 3463
 * say in words what is the matter, and have one answer (550) for all of it.
 */
const meanings: readonly [fits: RegExp, words: string][] = [
  [/^5\d\d 5\.1\.(?:1|2|3|6|10) (?:RCPT TO|DATA)/, noMailbox],
  [
    /^53[05]|^\d{3} \S{1,9} AUTH|authentication (?:is )?required|smtp auth/i,
    'The mail server refused our user name or password',
  ],
  [/^\d{3} [45]\.2\.2|^[45]52 -|quota|mailbox (?:is )?full|out of storage/i, 'The mailbox is full'],
  [/^\d{3} [45]\.3\.4|\bsize\b|too (?:big|large)/i, 'The mail is too large for the mail server'],
  [
    /^\d{3} [45]\.4\.5|limit|exceeded|throttl|too (?:many|fast|quickly)|\brate\b/i,
    'The mail server takes no more from us for now',
  ],
  [
    /^5\d\d \S{1,9} MAIL|^\d{3} 5\.1\.[78]|^\d{3} - .*(?:\bsender\b|verif)/i,
    'The mail server refused our own sender address',
  ],
  [
    /^\d{3} [45]\.7|spam|junk|block|black ?list|\brbl\b|polic|prohibit|denied|relay/i,
    'The mail server refused it by its rules',
  ],
  [
    /^55[03] - RCPT TO|^5\d\d .*(?:unrouteable address|user unknown|unknown user|no such user|domain name not found)/i,
    noMailbox,
  ],
  [/^4/, 'The mail server asks us to try again later'],
  [/^5/, 'The mail server refused it'],
  [/^E(?:NO)?AUTH|^EOAUTH2/, 'The mail server wants a user name and a password that we do not have'],
  [/^ETIMEDOUT/, 'The mail server did not answer in time'],
  [/^EDNS|ENOTFOUND/, 'The mail server is not found under its name'],
  [/^E(?:REQUIRE)?TLS|certificate|\b(?:ssl|tls)\b/i, 'No safe connection to the mail server came about'],
  [/^/, 'The mail server could not be reached'],
];

/**
 * What went wrong with a delivery, in words for the office. Only a mailbox that does not exist is final: whatever else is the
 * matter can be mended, here or there, while the mail is tried again.
 */
export function readRefusal(error: unknown): DeliveryError {
  const { code = '', command = '', responseCode, response = '', message = '' } = smtpError.safeParse(error).data ?? {};
  if (responseCode === undefined) return refusal(`${code} ${message}`, '');
  const [, enhanced = '-'] = /(?:^\d{3}[ -]|\()#?(\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const words = response.split(/\s+/);
  const text = words.filter((word) => !word.includes('@')).join(' ');
  // Before it is told the recipient, a server can name nobody, and says what is to be mended.
  const isAboutUs = /^(?:AUTH|MAIL)/.test(command);
  const codes = enhanced === '-' ? ` (${responseCode})` : ` (${responseCode} ${enhanced})`;
  const quoted = isAboutUs ? `: ${words.join(' ').slice(0, 300)}` : codes;
  return refusal(`${responseCode} ${enhanced} ${command} ${text}`, quoted);
}

export interface Report {
  /** Of RFC 3463, as `5.1.1`; empty where none was said. */
  status: string;
  /** What was said with it, on one line. */
  diagnostic: string;
  /** It is tried on. */
  isDelay: boolean;
}

/** The same of a mail that a server took, and then could not deliver. */
export function readReport({ status, diagnostic, isDelay }: Report): string {
  const [code = ''] = /\b[45]\d\d(?=[ :-])/.exec(diagnostic) ?? [];
  // Where nothing was said but that it failed.
  const enhanced = status.endsWith('.0.0') ? '' : status;
  const text = diagnostic.split(/\s+/).filter((word) => !word.includes('@'));
  const quoted = [code, enhanced].filter((part) => part !== '').join(' ');
  const answer = [code || `${status.at(0) ?? '5'}54`, enhanced || '-', 'RCPT TO', ...text].join(' ');
  const inVain = answer.startsWith('4') && !isDelay ? 'It was tried in vain: ' : '';
  return `${inVain}${refusal(answer, quoted && ` (${quoted})`).message}`;
}

function refusal(answer: string, quoted: string): DeliveryError {
  const words = meanings.find(([fits]) => fits.test(answer))?.[1] ?? '';
  return new DeliveryError(`${words}${quoted}`, { permanent: words === noMailbox });
}
