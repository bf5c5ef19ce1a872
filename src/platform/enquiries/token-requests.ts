import { AppError } from '#platform/api/app-error.ts';
import type { Enquiry, EnquiryName } from '#platform/enquiries/enquiry.ts';
import { createStore } from '#platform/store.ts';

/*
 * Where an enquiry that is about to leave gets its bot-check token. A form puts one down with the submission; an enquiry that
 * has waited asks for a fresh one, and whoever shows it runs the bot check.
 */

/** How long a response of the bot check is waited for (B-88). */
const responseWaitMs = 30_000;

interface Waiting {
  /** A token is made for one kind of form. */
  form: EnquiryName;
  resolve(token: string): void;
  reject(error: unknown): void;
}

const given = new Map<string, string>();
const waiting = createStore<readonly Waiting[]>([]);

export function giveToken(enquiryId: string, token: string): void {
  given.set(enquiryId, token);
}

/**
 * The token to send an enquiry with.
 *
 * @throws AppError TIMEOUT_ERROR when none was made within 30 s, or what the bot check failed with.
 */
export async function takeToken({ id, name: form }: Enquiry): Promise<string> {
  const token = given.get(id);
  given.delete(id);
  if (token !== undefined) return token;
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new AppError('TIMEOUT_ERROR', 'The security verification did not answer.'))),
      responseWaitMs,
    );
    const one: Waiting = {
      form,
      resolve: (fresh) => settle(() => resolve(fresh)),
      reject: (error) => settle(() => reject(error)),
    };
    function settle(end: () => void): void {
      clearTimeout(timer);
      end();
      waiting.set(waiting.getSnapshot().filter((other) => other !== one));
    }
    waiting.set([...waiting.getSnapshot(), one]);
  });
}

export const tokenRequests = {
  subscribe: waiting.subscribe,
  /** The kind of form whose enquiry is next to be given a token. */
  getSnapshot: (): EnquiryName | undefined => waiting.getSnapshot()[0]?.form,
  /** Each token is accepted once, so it goes to one enquiry. */
  serve(form: EnquiryName, token: string): void {
    waiting
      .getSnapshot()
      .find((one) => one.form === form)
      ?.resolve(token);
  },
  refuse(error: unknown): void {
    for (const one of waiting.getSnapshot()) one.reject(error);
  },
};
