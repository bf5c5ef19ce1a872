import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fingerprint } from '#platform/forms/fingerprint.ts';
import {
  clearDraft,
  clearDraftOf,
  draftLifetime,
  forgetDraft,
  newRequestId,
  readDraft,
  requestIdFor,
  writeDraft,
} from '#platform/forms/form-draft.ts';

const empty = { name: '', message: '', contact: { email: '' }, adults: 2 };
const written = { name: 'Amina', message: 'July, six days', contact: { email: 'a@b.example' }, adults: 3 };

beforeEach(() => {
  forgetDraft('contact');
});

describe('what was typed', () => {
  test('comes back after a reload, and is gone once it was sent (B-133)', () => {
    writeDraft('contact', written);
    expect(readDraft('contact', empty)).toEqual(written);
    clearDraft('contact');
    expect(readDraft('contact', empty)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('of one form is not another form’s', () => {
    writeDraft('contact', written);
    expect(readDraft('custom-safari', empty)).toBeUndefined();
  });

  test('lives in the page where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    writeDraft('contact', written);
    expect(readDraft('contact', empty)).toEqual(written);
  });

  test('is the newer text where storage became full', () => {
    writeDraft('contact', written);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeDraft('contact', { ...written, message: 'August' });
    expect(readDraft('contact', empty)).toEqual({ ...written, message: 'August' });
  });

  test('is nobody’s any more after a week', () => {
    vi.useFakeTimers();
    writeDraft('contact', written);
    vi.setSystemTime(Date.now() + draftLifetime + 1);
    expect(readDraft('contact', empty)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['no JSON', '{"values":'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no date', '{"values":{"name":"Amina"}}'],
    ['values that are a string', '{"savedAt":1,"values":"x"}'],
    ['an attempt without an id', `{"savedAt":${Date.now()},"attempt":{"print":"x"}}`],
  ])('is dropped when it is damaged: %s', (_name, stored) => {
    localStorage.setItem('draft-contact', stored);
    expect(readDraft('contact', empty)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  test('gives back known fields of the right kind only', () => {
    const values = `{"name":["x"],"message":"kept","contact":null,"adults":"3","extra":1,"__proto__":{"name":"no"}}`;
    localStorage.setItem('draft-contact', `{"savedAt":${Date.now()},"values":${values}}`);
    expect(readDraft('contact', empty)).toEqual({ ...empty, message: 'kept' });
    expect(Object.prototype).not.toHaveProperty('name');
  });
});

describe('the request id of a submit', () => {
  test('is the same for the same content, also after a reload and after an answer', () => {
    const first = requestIdFor('contact', written);
    expect(requestIdFor('contact', { ...written })).toBe(first);
    clearDraft('contact');
    expect(requestIdFor('contact', { ...written })).toBe(first);
  });

  test('is another one two days later: somebody waits for an answer', () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    const first = requestIdFor('contact', written);
    vi.advanceTimersByTime(10 * 60_000);
    expect(requestIdFor('contact', written)).toBe(first);
    vi.advanceTimersByTime(2 * 86_400_000);
    expect(requestIdFor('contact', written)).not.toBe(first);
  });

  test('is another one for other content', () => {
    const first = requestIdFor('contact', written);
    expect(requestIdFor('contact', { ...written, message: 'August' })).not.toBe(first);
  });

  test('clears the draft it was made for, and no later one', () => {
    writeDraft('contact', written);
    const id = requestIdFor('contact', written);
    clearDraftOf('contact', newRequestId());
    expect(readDraft('contact', empty)).toEqual(written);
    clearDraftOf('contact', id);
    expect(readDraft('contact', empty)).toBeUndefined();
  });

  test('is a version 4 UUID, with and without the browser’s own', () => {
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(newRequestId()).toMatch(uuid);
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) });
    expect(newRequestId()).toMatch(uuid);
    vi.unstubAllGlobals();
  });
});

test('a fingerprint tells texts apart and never holds them', () => {
  const prints = Array.from({ length: 5000 }, (_, index) => fingerprint(`message ${index}`));
  expect(new Set(prints)).toHaveLength(5000);
  expect(fingerprint('Amina')).toMatch(/^[\da-f]{16}$/);
});
