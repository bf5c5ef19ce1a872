import fc from 'fast-check';
import { HTTPError } from 'ky';
import { afterEach, expect, test } from 'vitest';
import { AppError, type ErrorKind } from '#platform/api/app-error.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { httpFailure, readRetryAfter } from '#platform/api/http-failure.ts';
import { normaliseError } from '#platform/api/normalise-error.ts';
import { readConsentRecord, writeConsentRecord } from '#platform/consent/consent-record.ts';
import { readDraft, writeDraft } from '#platform/forms/form-draft.ts';
import { dismissNotice, noticeList, notify } from '#platform/notices/notify.ts';

/* Whatever a server answers and a browser has stored, what reads it gives something sensible and never throws. */

afterEach(() => {
  localStorage.clear();
  for (const { id } of noticeList.getSnapshot()) dismissNotice(id);
});

const anything = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    'null',
    '{}',
    '[]',
    '{"__proto__":{"admin":true}}',
    '{"constructor":1}',
    '1e400',
    '"\\ud800"',
    '\u0000',
  ),
);

/** What a status stands for (B-62). */
function agreedKind(status: number): ErrorKind {
  if (status === 401 || status === 403) return 'UNAUTHORIZED_ERROR';
  if (status === 404) return 'NOT_FOUND_ERROR';
  if (status >= 500) return 'SERVER_ERROR';
  return status >= 400 ? 'VALIDATION_ERROR' : 'API_ERROR';
}

test('an answer of any status and any body becomes a failure with its kind, a message and words (B-62)', async () => {
  const body = fc.oneof(
    anything,
    fc
      .record({ message: fc.jsonValue(), error: fc.jsonValue(), code: fc.jsonValue(), errors: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 400, max: 599 }), body, fc.string(), async (status, text, retryAfter) => {
      const response = new Response(text, { status });
      if (/^[\x20-\x7e]*$/.test(retryAfter)) response.headers.set('retry-after', retryAfter);
      const request = new Request('http://site.test/api');
      // The error's options are not read.
      const failure = await httpFailure(new HTTPError(response, request, {} as never));
      expect(failure).toBeInstanceOf(AppError);
      const { kind, message } = failure as AppError;
      expect(kind).toBe(agreedKind(status));
      expect(message.length).toBeGreaterThan(0);
      expect(message.length).toBeLessThanOrEqual(300);
      expect(noticeOf(failure).title).not.toBe('');
    }),
  );
});

test('whatever is thrown becomes a failure with a message', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (thrown) => {
      const failure = normaliseError(thrown);
      expect(failure).toBeInstanceOf(AppError);
      expect((failure as AppError).message).not.toBe('');
    }),
  );
});

test('a time to wait is a number of milliseconds that a timer can take, or not told', async () => {
  const header = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{1,12}$/),
    fc.constant('9'.repeat(400)),
    fc.date({ noInvalidDate: true }).map(String),
  );
  await fc.assert(
    fc.property(header, (value) => {
      const wait = readRetryAfter(value) ?? 0;
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(86_400_000);
    }),
  );
});

test('no stored text allows more than was agreed to, and what was agreed to is read back (B-167)', async () => {
  const level = fc.oneof(anything, fc.constantFrom('all', 'essential', 'ALL', null));
  const preferences = fc.oneof(
    anything,
    fc
      .record({ necessary: fc.boolean(), analytics: fc.boolean(), marketing: fc.boolean() })
      .map((value) => JSON.stringify(value)),
  );
  await fc.assert(
    fc.property(preferences, level, (userConsentPreferences, analyticsConsent) => {
      const read = readConsentRecord({ userConsentPreferences, 'analytics-consent': analyticsConsent });
      if (read === undefined) return;
      const stored = JSON.parse(userConsentPreferences);
      expect(read.analytics).toBe(stored.analytics === true && analyticsConsent === 'all');
      expect(read.marketing).toBe(stored.marketing === true && analyticsConsent !== 'essential');
    }),
  );
  for (const choices of [
    { analytics: true, marketing: true },
    { analytics: false, marketing: false },
  ]) {
    expect(readConsentRecord(writeConsentRecord(choices))).toEqual(choices);
  }
});

test('a draft is read back as it was written, and any other text under its key is none or of its shape', async () => {
  const shape = { name: '', message: '', consent: false };
  const values = fc.dictionary(fc.constantFrom('name', 'message', 'consent', 'other', '__proto__'), fc.jsonValue());
  const stored = fc.oneof(
    anything,
    values.map((given) => JSON.stringify({ savedAt: Date.now(), values: given })),
  );
  await fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem('draft-any', text);
      for (const [field, value] of Object.entries(readDraft('any', shape) ?? {})) {
        expect(typeof value).toBe(typeof shape[field as keyof typeof shape]);
      }
    }),
  );
  await fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (name, message) => {
      writeDraft('own', { name, message, consent: false });
      expect(readDraft('own', shape)).toMatchObject({ name, message });
    }),
  );
  expect(Object.prototype).not.toHaveProperty('admin');
});

test('in any order of notices and dismissals there are three at most, none twice, and the newest is last', async () => {
  const words = fc.constantFrom('Saved', 'Sent', 'Offline', 'Back Online');
  const step = fc.oneof(
    fc.record({ title: words, message: words, id: fc.option(words, { nil: undefined }) }),
    fc.record({ dismiss: fc.nat(4) }),
  );
  await fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      for (const { id } of noticeList.getSnapshot()) dismissNotice(id);
      for (const one of steps) {
        const before = noticeList.getSnapshot();
        if ('dismiss' in one) {
          const gone = before[one.dismiss]?.id ?? 'unknown';
          dismissNotice(gone);
          expect(noticeList.getSnapshot()).toEqual(before.filter(({ id }) => id !== gone));
        } else {
          const { id, ...rest } = one;
          const given = notify({ type: 'info', ...rest, ...(id !== undefined && { id }) });
          expect(noticeList.getSnapshot().at(-1)).toMatchObject({ ...rest, id: id ?? given });
        }
        const ids = noticeList.getSnapshot().map((notice) => notice.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
