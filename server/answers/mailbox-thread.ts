import { Worker } from 'node:worker_threads';
import type { ComeMail } from '#server/answers/keep-mail.ts';
import type { Mailbox } from '#server/answers/mailbox-settings.ts';
import type { HowMuch, MailboxListener, Position, Reached } from '#server/answers/read-mailbox.ts';
import { workerCode } from '#server/worker-code.ts';

export interface MailboxData {
  mailbox: Mailbox;
  known: Position | undefined;
}

export type FromThread =
  | { next: number }
  | { at: Reached; mail: ComeMail | undefined }
  | { done: true }
  | { failed: string };

/** A message was handled. */
export interface ToThread {
  howMuch?: HowMuch;
}

/** A thread that says nothing so long hangs over what it reads: a server that says nothing is noticed earlier. */
const silenceMs = 30_000;

/** A mail is a megabyte at most, and becomes no more than a hundred times that. */
const resourceLimits = { maxOldGenerationSizeMb: 128 };

export interface MailboxThread {
  /** Throws Error with a sentence why it was not read to its end. */
  done: Promise<void>;
  stop(): Promise<unknown>;
}

/** Reads a mailbox in a thread of its own, which ends with that. */
export function readInThread(data: MailboxData, listener: MailboxListener): MailboxThread {
  const { code, isSource } = workerCode(import.meta.url, 'mailbox-worker');
  const thread = new Worker(code, { eval: isSource, workerData: data, execArgv: [], resourceLimits, name: 'mailbox' });
  // A server that ends does not wait for it.
  thread.unref();
  const done = new Promise<void>((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const fail = (reason: string) => {
      clearTimeout(timer);
      void thread.terminate();
      reject(new Error(reason));
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('A mail could not be read in time'), silenceMs);
      timer.unref();
    };
    const handle = async (message: FromThread): Promise<void> => {
      clearTimeout(timer);
      if ('done' in message) return resolve();
      if ('failed' in message) return fail(message.failed);
      const howMuch = 'next' in message ? await listener.next(message.next) : undefined;
      if ('at' in message) await listener.read(message.at, message.mail);
      wait();
      thread.postMessage({ ...(howMuch && { howMuch }) } satisfies ToThread);
    };
    wait();
    thread.on('message', (message: FromThread) => {
      handle(message).catch((error: Error) => fail(error.message));
    });
    thread.on('error', (error) => fail(`A mail could not be read: ${error.message}`));
    thread.on('exit', () => fail('The thread that reads the mailbox has ended'));
  });
  return { done, stop: () => thread.terminate() };
}
