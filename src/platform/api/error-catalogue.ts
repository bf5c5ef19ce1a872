import { AppError, type ErrorKind } from '#platform/api/app-error.ts';
import { networkNotice } from '#platform/api/network-notice.ts';

export type Severity = 'low' | 'medium' | 'high' | 'critical';

/** How a failure is worded for a visitor (B-63). */
export interface ErrorNotice {
  title: string;
  message: string;
  action: string;
  severity: Severity;
}

const unexpected: ErrorNotice = {
  title: 'Something Went Wrong',
  message: 'An unexpected error occurred. Please try again',
  action: 'Retry',
  severity: 'medium',
};

const notices: Record<ErrorKind, ErrorNotice> = {
  NETWORK_ERROR: networkNotice,
  TIMEOUT_ERROR: {
    title: 'Request Timeout',
    message: 'The request is taking longer than expected. Please try again',
    action: 'Retry',
    severity: 'medium',
  },
  NOT_FOUND_ERROR: {
    title: 'Tours Not Found',
    message: "We couldn't find any tours matching your criteria",
    action: 'Browse All Tours',
    severity: 'low',
  },
  SERVER_ERROR: {
    title: 'Server Error',
    message: 'Our servers are experiencing issues. Please try again in a few minutes',
    action: 'Retry Later',
    severity: 'high',
  },
  BOOKING_ERROR: {
    title: 'Booking Error',
    message: 'There was a problem processing your booking. Please try again',
    action: 'Try Again',
    severity: 'critical',
  },
  AVAILABILITY_ERROR: {
    title: 'Availability Check Failed',
    message: 'Unable to check current availability. Information may not be up to date',
    action: 'Refresh',
    severity: 'medium',
  },
  UNAUTHORIZED_ERROR: unexpected,
  VALIDATION_ERROR: unexpected,
  API_ERROR: unexpected,
};

/** The words for a failure; anything that is not a failed call gets the default ones. */
export function noticeOf(error: unknown): ErrorNotice {
  return error instanceof AppError ? notices[error.kind] : unexpected;
}

/** Critical errors cannot be retried (B-64): their notice offers ways to reach us instead. */
export function isRetryable(notice: ErrorNotice): boolean {
  return notice.severity !== 'critical';
}
