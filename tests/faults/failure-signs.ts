import type * as playwright from '@playwright/test';
import type { Outcome } from '#tests/faults/api-faults.ts';
import type { FaultedRoute } from '#tests/faults/faulted-routes.ts';

/** The words of the error catalogue (B-63), by outcome. */
const words = {
  connection: ['Connection Problem', 'Please check your internet connection and try again', 'Retry'],
  timeout: ['Request Timeout', 'The request is taking longer than expected. Please try again', 'Retry'],
  server: ['Server Error', 'Our servers are experiencing issues. Please try again in a few minutes', 'Retry Later'],
  unexpected: ['Something Went Wrong', 'An unexpected error occurred. Please try again', 'Retry'],
  'not found': ['Tours Not Found', "We couldn't find any tours matching your criteria", 'Browse All Tours'],
} as const satisfies Record<Exclude<Outcome, 'none'>, readonly [title: string, message: string, action: string]>;

export interface FailureSign {
  /** Stands there once the failure has been told. */
  sign: playwright.Locator;
  /** Every one of these is on the page. */
  told: playwright.Locator[];
  /** The way out. */
  action: playwright.Locator;
  /** The way out loads the page again (the 500 page, B-67). */
  isReload?: boolean;
  /** The way out leads to the page before. */
  isBack?: boolean;
}

/** How a page tells a failure of the API; undefined where it has nothing to tell. */
export function failureSign(page: playwright.Page, { kind }: FaultedRoute, outcome: Outcome): FailureSign | undefined {
  if (outcome === 'none' || kind === 'quiet') return undefined;
  const main = page.getByRole('main');
  const heading = (name: string, level: number) => main.getByRole('heading', { level, name, exact: true });
  const [title, message, action] = words[outcome];
  const told = [main.getByText(message).first()];

  if (kind === 'list') {
    const panel = main.getByRole('alert').filter({ hasText: title });
    return { sign: panel.first(), told, action: panel.getByRole('button', { name: action, exact: true }) };
  }
  if (outcome === 'not found') {
    const sign = heading("Oops! You've Gone Off-Trail.", 1);
    return { sign, told: [], action: main.getByRole('button', { name: 'Go Back' }), isBack: true };
  }
  if (outcome === 'connection' || outcome === 'timeout') {
    return { sign: heading(title, 1), told, action: main.getByRole('button', { name: action, exact: true }) };
  }
  return {
    sign: heading('Weather Delays Ahead', 1),
    told: [...told, main.getByText(title, { exact: true })],
    action: main.getByRole('button', { name: 'Try Again' }),
    isReload: true,
  };
}
