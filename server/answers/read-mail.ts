import { createHash } from 'node:crypto';
import { type ParsedMail, simpleParser } from 'mailparser';
import { type Bounce, bounceIn } from '#server/answers/bounce.ts';
import { isAutomatic } from '#server/answers/is-automatic.ts';
import { headerOf, namesIn } from '#server/answers/mail-head.ts';
import { oneLine, textOf } from '#server/answers/mail-text.ts';

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
