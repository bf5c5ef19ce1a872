import { type FetchMessageObject, ImapFlow, type MessageStructureObject } from 'imapflow';
import type { ComeMail } from '#server/answers/keep-mail.ts';
import type { Mailbox } from '#server/answers/mailbox-settings.ts';
import { type NamedAttachment, readHead, readMail } from '#server/answers/read-mail.ts';

/** How far a mailbox was read, and when. */
export interface Position {
  uidValidity: string;
  lastUid: number;
  readAt: string;
}

export type Reached = Omit<Position, 'readAt'>;

/** How much of a mail is to be read: where it was not survived before, less. */
export type HowMuch = 'all' | 'head' | 'nothing';

/** Takes what a mailbox holds; each call is awaited before there is more. */
export interface MailboxListener {
  /** The mail that comes next. */
  next(uid: number): Promise<HowMuch>;
  /** It was read, or is gone. */
  read(at: Reached, mail: ComeMail | undefined): Promise<void>;
}

/** A mail of more bytes is not fetched whole, but for its head and what is written in it. */
const largestWhole = 1024 * 1024;
const largestHead = 64 * 1024;
const largestText = 256 * 1024;

/** Milliseconds. */
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** What no mailbox needs, and a broken one may send. */
const limits = {
  maxLiteralSize: 2 * largestWhole,
  maxLineLength: 4 * largestWhole,
  maxResponseSize: 8 * largestWhole,
  maxResponseTokens: 100_000,
};

/** A mailbox that is another by now is read this far back, in milliseconds: what is known is distinguished from what is new. */
const backMs = 2 * 86_400_000;

/**
 * Reads what came since, oldest first, and changes nothing in the mailbox. Of one that was never read nothing: what came before is
 * not new. Throws what imapflow threw.
 */
export async function readMailbox(
  mailbox: Mailbox,
  known: Position | undefined,
  listener: MailboxListener,
): Promise<void> {
  const { host, port, isSecure, user, password, folder } = mailbox;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    // A password does not cross a network in clear, whatever the network says.
    ...(!isSecure && !isThisMachine(host) && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    disableBinary: true,
    ...timeouts,
    ...limits,
  });
  // What is under way fails with the same.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { uidValidity, uidNext } = await client.mailboxOpen(folder, { readOnly: true });
    const end: Reached = { uidValidity: String(uidValidity), lastUid: uidNext - 1 };
    for (const uid of await newIn(client, known, end)) {
      const howMuch = await listener.next(uid);
      const mail = howMuch === 'nothing' ? undefined : await fetchMail(client, uid, howMuch);
      await listener.read({ ...end, lastUid: uid }, mail);
    }
    await listener.read(end, undefined);
    await client.logout();
  } finally {
    client.close();
  }
}

async function newIn(client: ImapFlow, known: Position | undefined, end: Reached): Promise<number[]> {
  if (known === undefined) return [];
  const isSame = known.uidValidity === end.uidValidity;
  if (isSame && end.lastUid <= known.lastUid) return [];
  const since = new Date(Date.parse(known.readAt) - backMs);
  const found = await client.search(isSame ? { uid: `${known.lastUid + 1}:*` } : { since }, { uid: true });
  // The last mail is found whatever its number is.
  return (found || []).filter((uid) => !isSame || uid > known.lastUid).toSorted((one, other) => one - other);
}

/** Undefined for a mail that somebody has taken away. */
async function fetchMail(client: ImapFlow, uid: number, howMuch: HowMuch): Promise<ComeMail | undefined> {
  const head = { key: 'HEADER', start: 0, maxLength: largestHead };
  const found = await fetchOne(client, uid, { size: true, internalDate: true, bodyParts: [head] });
  if (found === undefined) return undefined;
  const bytes = partOf(found);
  const mail = await (howMuch === 'head' ? readHead(bytes) : fetchText(client, uid, { bytes, size: found.size ?? 0 }));
  const cameAt = new Date(Math.min(Date.now(), new Date(found.internalDate ?? Date.now()).getTime()));
  return { ...mail, cameAt };
}

async function fetchText(client: ImapFlow, uid: number, { bytes, size }: { bytes: Buffer; size: number }) {
  if (size <= largestWhole) {
    const whole = await fetchOne(client, uid, { source: { start: 0, maxLength: largestWhole } });
    return readMail(whole?.source ?? bytes);
  }
  const leaves = leavesOf((await fetchOne(client, uid, { bodyStructure: true }))?.bodyStructure);
  const isText = ({ type, disposition }: MessageStructureObject) =>
    type.startsWith('text/') && disposition !== 'attachment';
  const text = leaves.find((leaf) => isText(leaf) && leaf.type === 'text/plain') ?? leaves.find(isText);
  const attached = leaves.filter((leaf) => !isText(leaf)).map(nameOf);
  // Of a mail without parts the text is the first.
  const body =
    text && (await fetchOne(client, uid, { bodyParts: [{ key: text.part ?? '1', start: 0, maxLength: largestText }] }));
  return readMail(Buffer.concat([headFor(bytes, text), body ? partOf(body) : Buffer.alloc(0)]), attached);
}

/** The head of a mail that is made of one of its parts. */
function headFor(bytes: Buffer, text: MessageStructureObject | undefined): Buffer {
  const lines = bytes
    .toString('latin1')
    .trimEnd()
    .split(/\r?\n(?![ \t])/)
    .filter((line) => !/^(?:content-|mime-version)/i.test(line));
  const clean = (word = '') => word.replace(/[^\w.:/+-]/g, '');
  const { charset = 'utf-8', format = 'fixed' } = text?.parameters ?? {};
  return Buffer.from(
    [
      ...lines,
      `Content-Type: ${clean(text?.type ?? 'text/plain')}; charset=${clean(charset)}; format=${clean(format)}`,
      `Content-Transfer-Encoding: ${clean(text?.encoding ?? '7bit')}`,
      '',
      '',
    ].join('\r\n'),
    'latin1',
  );
}

function leavesOf(node: MessageStructureObject | undefined): MessageStructureObject[] {
  if (node === undefined) return [];
  return node.childNodes === undefined ? [node] : node.childNodes.flatMap(leavesOf);
}

function nameOf({
  type,
  size = 0,
  encoding,
  parameters,
  dispositionParameters,
}: MessageStructureObject): NamedAttachment {
  const name = dispositionParameters?.filename ?? parameters?.name ?? type;
  // Base64 makes four characters of three bytes, and ends each line.
  return { name, bytes: encoding === 'base64' ? Math.round((size * 57) / 78) : size };
}

async function fetchOne(client: ImapFlow, uid: number, what: Parameters<ImapFlow['fetchOne']>[1]) {
  return (await client.fetchOne(String(uid), { uid: true, ...what }, { uid: true })) || undefined;
}

/** The one part that was asked for; of a head imapflow has a place of its own. */
function partOf({ bodyParts, headers }: FetchMessageObject): Buffer {
  return headers ?? [...(bodyParts?.values() ?? [])][0] ?? Buffer.alloc(0);
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
