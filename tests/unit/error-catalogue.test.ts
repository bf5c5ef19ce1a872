import { expect, test } from 'vitest';
import { AppError, type ErrorKind } from '#platform/api/app-error.ts';
import { isRetryable, noticeOf } from '#platform/api/error-catalogue.ts';

const rows: [ErrorKind, string, string, string, string][] = [
  ['NETWORK_ERROR', 'Connection Problem', 'Please check your internet connection and try again', 'Retry', 'high'],
  [
    'TIMEOUT_ERROR',
    'Request Timeout',
    'The request is taking longer than expected. Please try again',
    'Retry',
    'medium',
  ],
  [
    'NOT_FOUND_ERROR',
    'Tours Not Found',
    "We couldn't find any tours matching your criteria",
    'Browse All Tours',
    'low',
  ],
  [
    'SERVER_ERROR',
    'Server Error',
    'Our servers are experiencing issues. Please try again in a few minutes',
    'Retry Later',
    'high',
  ],
  [
    'BOOKING_ERROR',
    'Booking Error',
    'There was a problem processing your booking. Please try again',
    'Try Again',
    'critical',
  ],
  [
    'AVAILABILITY_ERROR',
    'Availability Check Failed',
    'Unable to check current availability. Information may not be up to date',
    'Refresh',
    'medium',
  ],
  ['API_ERROR', 'Something Went Wrong', 'An unexpected error occurred. Please try again', 'Retry', 'medium'],
  ['UNAUTHORIZED_ERROR', 'Something Went Wrong', 'An unexpected error occurred. Please try again', 'Retry', 'medium'],
  ['VALIDATION_ERROR', 'Something Went Wrong', 'An unexpected error occurred. Please try again', 'Retry', 'medium'],
];

test.each(rows)('%s reads %s (B-63)', (kind, title, message, action, severity) => {
  expect(noticeOf(new AppError(kind, 'x'))).toEqual({ title, message, action, severity });
});

test('anything that is no failed call gets the default words', () => {
  expect(noticeOf(new Error('boom')).title).toBe('Something Went Wrong');
  expect(noticeOf(undefined).title).toBe('Something Went Wrong');
});

test('critical errors cannot be retried, all others can (B-64)', () => {
  const retryable = rows.filter(([kind]) => isRetryable(noticeOf(new AppError(kind, 'x')))).map(([kind]) => kind);
  expect(retryable).toEqual(rows.map(([kind]) => kind).filter((kind) => kind !== 'BOOKING_ERROR'));
});
