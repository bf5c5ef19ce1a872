import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createTransport } from 'nodemailer';
import { codeOf } from '#server/error-parts.ts';
import { DeliveryError, type MailTransport } from '#server/mail/mail.ts';
import { mimeMessage, type Sender } from '#server/mail/mime-message.ts';

/** Writing a file takes no time worth waiting for. */
const leaseMs = 5000;

/** A draft that nobody can be writing any more. */
const oldMs = 60_000;

/**
 * Writes mails into `folder` instead of sending them, one `.eml` file each, for machines without a mail server. The
 * file bears the mail's name and appears whole or not at all, so a delivery that is made again changes nothing.
 */
export function createFileTransport(folder: string, from: Sender): MailTransport {
  removeOldDrafts(folder);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const fileOf = (messageId: string) => join(folder, `${messageId}.eml`);
  return {
    leaseMs,
    retract: (messageId) => rm(fileOf(messageId), { force: true }),
    async deliver(mail) {
      const file = fileOf(mail.messageId);
      try {
        const { message } = await composer.sendMail(mimeMessage(mail, from));
        await writeToDisk(file, message as Buffer);
      } catch (error) {
        throw new DeliveryError(`The mail could not be filed: ${codeOf(error) ?? 'failed'}`, { permanent: false });
      }
    },
    close: () => composer.close(),
  };
}

/** What a process that was killed had begun. Its mails were written again since, under their own names. */
function removeOldDrafts(folder: string): void {
  for (const draft of draftsIn(folder)) {
    const file = join(folder, draft);
    const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > oldMs) rmSync(file, { force: true });
  }
}

/** None where there is no such folder; if it cannot be used, the first delivery says so. */
function draftsIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.part'));
  } catch {
    return [];
  }
}

async function writeToDisk(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const handle = await openNew(draft);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Mails are nobody's business but the operator's. */
async function openNew(file: string): Promise<FileHandle> {
  const make = () => open(file, 'wx', 0o600);
  try {
    return await make();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    return make();
  }
}
