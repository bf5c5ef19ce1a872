import { AppError, isConnectionFailure } from '#platform/api/app-error.ts';
import { networkNotice } from '#platform/api/network-notice.ts';

/**
 * Why something was not done, in one or two sentences: the server's own words where it has answered.
 *
 * @param state what is so meanwhile, without a full stop
 */
export function refusalWords(error: unknown, state: string): string {
  if (isConnectionFailure(error)) return `${state}: we could not reach our office. ${networkNotice.message}.`;
  const { status = 0 } = error instanceof AppError ? error.details : {};
  if (error instanceof AppError && status >= 400 && status < 500) return error.message;
  return `${state}: our office could not take it just now. Please try again in a minute, or write to us.`;
}
