import { count } from '#contract/words/count.ts';
import { AppError } from '#platform/api/app-error.ts';
import { type ErrorNotice, noticeOf } from '#platform/api/error-catalogue.ts';
import { sentence } from '#platform/format.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** `in 40 seconds`, `in 3 minutes`; never less than what was asked for. */
export function waitWords(milliseconds: number): string {
  if (milliseconds < 90 * second) return `in ${count(Math.max(1, Math.ceil(milliseconds / second)), 'second')}`;
  if (milliseconds < 90 * minute) return `in ${count(Math.ceil(milliseconds / minute), 'minute')}`;
  return `in ${count(Math.ceil(milliseconds / hour), 'hour')}`;
}

/** Why a submission was refused, where no single field is to blame. */
export function enquiryFailure(error: unknown): Pick<ErrorNotice, 'title' | 'message'> {
  if (!(error instanceof AppError)) return noticeOf(error);
  const { status, retryAfter } = error.details;
  if (status === 429) {
    const when = retryAfter === undefined ? 'in a moment' : waitWords(retryAfter);
    return { title: 'Too many messages at once', message: `Please try again ${when}.` };
  }
  const { title, message } = noticeOf(error);
  return error.kind === 'VALIDATION_ERROR' ? { title, message: error.message } : { title, message: sentence(message) };
}
