import { readRefusal } from '#server/mail/read-refusal.ts';

interface Failure {
  code?: string;
  message?: string;
  responseText?: string;
  authenticationFailed?: boolean;
  mailboxMissing?: boolean;
  responseStatus?: string;
}

/** Why a mailbox could not be read, in words for the office, and as the outbox says it of the server that sends. */
export function mailboxFailure(error: unknown): string {
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
