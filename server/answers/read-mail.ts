import { createHash } from 'node:crypto';
import { htmlToText } from 'html-to-text';
import { type ParsedMail, simpleParser } from 'mailparser';
import { type Bounce, bounceIn } from '#server/answers/bounce.ts';
import { headerOf, namesIn } from '#server/answers/mail-head.ts';

/** Something that came with a mail: named, and not kept. */
export interface NamedAttachment {
  name: string;
  bytes: number;
}

/** What is taken of a mail. */
export interface ReadMail {
  /** The same whenever and wherever this mail is read. */
  id: string;
  from: string;
  subject: string;
  /** Names of the mails that it answers or sends back, without brackets, the likeliest first. */
  answers: string[];
  /** A person's words, an absence note, the report of a mail that was not delivered, or what else machines say. */
  kind: 'answer' | 'absence' | 'bounce' | 'other';
  bounce?: Bounce;
  text: string;
  /** How many characters of the text were left out. */
  cut: number;
  attachments: NamedAttachment[];
  /** Nothing but its head could be read. */
  isHeadOnly: boolean;
}

const mostAttachments = 50;
const mostAnswered = 50;
const longestName = 200;
const longestSubject = 500;
/** An address has no more (RFC 5321). */
const longestAddress = 254;

/** Nothing is made of it that is not kept: no HTML, no links, no sums of what is attached. */
const options = {
  skipHtmlToText: true,
  skipTextToHtml: true,
  skipImageLinks: true,
  keepDeliveryStatus: true,
  ignoreEmbedded: true,
  checksumAlgo: false,
} as const;

/**
 * Reads a mail from its bytes, whatever they are; where its parts cannot be read, its head alone. What somebody sends to do harm
 * takes seconds, so it is done in a thread of its own.
 *
 * @param attached what of it was left out of the bytes
 */
export async function readMail(bytes: Uint8Array, attached: readonly NamedAttachment[] = []): Promise<ReadMail> {
  try {
    const mail = await simpleParser(Buffer.from(bytes), options);
    return readMailOf(mail, { ...textOf(mail), isHeadOnly: false, attached });
  } catch {
    return readHead(bytes);
  }
}

/** Reads what stands above the text, and nothing below it. */
export async function readHead(bytes: Uint8Array): Promise<ReadMail> {
  const all = Buffer.from(bytes);
  const [head = ''] = all.toString('latin1').split(/\r?\n\r?\n/, 1);
  const mail = await simpleParser(all.subarray(0, head.length), options);
  return readMailOf(mail, { text: '', cut: 0, isHeadOnly: true, attached: [] });
}

interface Body extends Pick<ReadMail, 'text' | 'cut' | 'isHeadOnly'> {
  attached: readonly NamedAttachment[];
}

function readMailOf(mail: ParsedMail, { text, cut, isHeadOnly, attached }: Body): ReadMail {
  const from = oneLine(mail.from?.value[0]?.address ?? '', longestAddress);
  const subject = oneLine(mail.subject ?? '', longestSubject);
  const bounce = bounceIn(mail);
  const references = namesIn([mail.references ?? []].flat().join(' ')).toReversed();
  const answers = [...(bounce?.returned ?? []), ...namesIn(mail.inReplyTo ?? ''), ...references];
  const attachments = mail.attachments.map(({ filename, contentType, size }) => ({
    name: oneLine(filename ?? contentType, longestName),
    bytes: size,
  }));
  return {
    id: idOf(mail.messageId ?? [from, mail.date?.toISOString(), subject, text].join('\n')),
    from,
    subject,
    answers: [...new Set(answers)].slice(0, mostAnswered),
    kind: bounce === undefined ? kindOf(mail) : 'bounce',
    ...(bounce !== undefined && { bounce }),
    text,
    cut,
    attachments: [...attachments, ...attached].slice(0, mostAttachments),
    isHeadOnly,
  };
}

function kindOf(mail: ParsedMail): ReadMail['kind'] {
  // That somebody has read it, or calls it spam.
  if (headerOf(mail, 'content-type').startsWith('multipart/report')) return 'other';
  return isAutomatic(mail) ? 'absence' : 'answer';
}

function idOf(name: string): string {
  return createHash('sha256').update(name).digest('base64url');
}

/** Headers that a person's mail has never, by what they say in one that a machine wrote. */
const signs: readonly [header: string, pattern: RegExp][] = [
  // RFC 3834: vacation programs, Gmail, Exchange.
  ['auto-submitted', /^(?!no\b)./],
  ['x-autoreply', /^(?!no\b)./],
  ['x-autorespond', /./],
  ['x-autoresponder', /./],
  // Of a list it is what members write to each other.
  ['precedence', /bulk|junk|auto[-_]reply/],
  ['preference', /auto[-_]reply/],
  ['delivered-to', /^autoresponder$/],
  ['x-ms-exchange-generated-message-source', /agent/],
  // Nobody is to answer it.
  ['return-path', /^<>$/],
];

/** Whether a program answered, as while somebody is away. */
function isAutomatic(mail: ParsedMail): boolean {
  return signs.some(([header, pattern]) => pattern.test(headerOf(mail, header)));
}

/** Characters that are kept of a text; nobody types more. */
const longestText = 20_000;

/** What of an HTML is made text, in characters: more than anybody's answer with all that it quotes. */
const longestHtml = 200_000;

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } }));

/** What was written, and how many characters were left out. */
function textOf({ text = '', html }: ParsedMail): { text: string; cut: number } {
  const written = text.trim() === '' && typeof html === 'string' ? textInHtml(html) : text;
  const clean = written
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    // The store keeps no NUL, and nobody reads the others.
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
  if (clean.length <= longestText) return { text: clean, cut: 0 };
  const kept = clean.slice(0, longestText).toWellFormed();
  return { text: kept, cut: clean.length - longestText };
}

function textInHtml(html: string): string {
  return htmlToText(html.slice(0, longestHtml), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 5000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
      ...headings,
    ],
  });
}

/** As one line of no more characters than this. */
function oneLine(text: string, longest: number): string {
  return text
    .slice(0, longest)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}
