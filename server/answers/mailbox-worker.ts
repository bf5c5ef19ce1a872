import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { mailboxFailure } from '#server/answers/mailbox-failure.ts';
import type { FromThread, MailboxData, ToThread } from '#server/answers/mailbox-thread.ts';
import type { HowMuch } from '#server/answers/read-mailbox.ts';
import { readMailbox } from '#server/answers/read-mailbox.ts';

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
