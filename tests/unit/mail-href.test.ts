import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCutInMail, mailHref } from '#platform/operator.ts';

test('a link that starts a mail is short enough for every mail program, and begins as the text does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 0, maxLength: 3000 }), (text) => {
      const href = mailHref(text);
      expect(href.length).toBeLessThanOrEqual(1900);
      const body = new URLSearchParams(href.slice(href.indexOf('?') + 1).replaceAll('+', '%2B')).get('body') ?? '';
      if (isCutInMail(text)) expect(text.startsWith(body.slice(0, -3))).toBe(true);
      else expect(body).toBe(text);
    }),
    { numRuns: 200 },
  );
});

test('a short text is all there', () => {
  expect(mailHref('Two adults & one child, July?')).toContain('body=Two%20adults%20%26%20one%20child%2C%20July%3F');
  expect(isCutInMail('Two adults')).toBe(false);
  expect(isCutInMail('x'.repeat(5000))).toBe(true);
});
