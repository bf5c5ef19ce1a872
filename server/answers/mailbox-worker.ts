import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { FromThread, MailboxData, ToThread } from '#server/answers/mailbox-thread.ts';
import { type HowMuch, readMailbox } from '#server/answers/read-mailbox.ts';
import { readRefusal } from '#server/mail/read-refusal.ts';

/* The thread that reads the mailbox, once: what somebody sends there may take long to read, or more memory than there is. */

// On Linux this is the thread's own: visitors are answered first. Elsewhere it would be the server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const port = parentPort;
if (port === null) throw new Error('This file is started by the server, in a thread of its own.');
const { mailbox, known } = workerData as MailboxData;

/** Every message is answered before the next is posted. */
function request(message: FromThread): Promise<ToThread> {
  return new Promise((answered) => {
    port?.once('message', answered);
    port?.postMessage(message);
  });
}

const listener = {
  next: async (uid: number): Promise<HowMuch> => (await request({ next: uid })).howMuch ?? 'all',
  read: async (at: object, mail: unknown) => void (await request({ at, mail } as FromThread)),
};

const end: FromThread = await readMailbox(mailbox, known, listener).then(
  () => ({ done: true }),
  (error: unknown) => ({ failed: mailboxFailure(error) }),
);
port.postMessage(end);
port.close();

interface Failure {
  code?: string;
  message?: string;
  responseText?: string;
  authenticationFailed?: boolean;
  mailboxMissing?: boolean;
  responseStatus?: string;
}

/** Why a mailbox could not be read, in words for the office, and as the outbox says it of the server that sends. */
function mailboxFailure(error: unknown): string {
  const {
    code = '',
    message = '',
    responseText = '',
    responseStatus,
    authenticationFailed,
    mailboxMissing,
  } = error as Failure;
  if (mailboxMissing) return 'There is no such folder in the mailbox';
  if (authenticationFailed) {
    return readRefusal({ responseCode: 535, command: 'AUTH', response: responseText }).message;
  }
  if (responseStatus !== undefined) return `The mail server refused it: ${responseText.slice(0, 300)}`;
  const isLate = /TIMEOUT|ETIMEOUT/.test(code);
  return readRefusal({ code: isLate ? 'ETIMEDOUT' : code, message: `${code} ${message}` }).message;
}
