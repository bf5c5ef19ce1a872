import { draftForms, type StorageKey, storageKeys } from '#platform/browser/storage.ts';

/** Every key under which something may be stored. */
export const everyKey: readonly StorageKey[] = [...storageKeys, ...draftForms.map((form) => `draft-${form}` as const)];

/** What may stand in a storage key that was damaged, edited or written by something else. */
export const badTexts = {
  nothing: '',
  null: 'null',
  'the word undefined': 'undefined',
  'JSON that breaks off': '{"necessary":true,"analytics":',
  'a number': '1e999',
  'a text in quotes': '"all"',
  'an empty list': '[]',
  'the right names with wrong kinds':
    '{"necessary":"yes","analytics":1,"marketing":null,"customizations":[],"baseTour":7}',
  'names of Object.prototype':
    '{"__proto__":{"analytics":true,"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  markup: '<img src=x onerror="window.hurt = true">',
  'half a character, a NUL and a line break': '\ud83d\u0000\r\nx-other: 1',
  'what an older site kept':
    '{"version":0,"consent":"all","tour":{"name":"Masai Mara"},"guests":2,"updated":"2019-03-01T00:00:00"}',
  'what a later site may keep':
    '{"version":99,"necessary":{"value":true},"analytics":{"value":true},"baseTour":{"ids":["a"]},"pricing":"later"}',
  'a million characters': 'a'.repeat(1_000_000),
  'two hundred thousand brackets': '['.repeat(200_000),
} as const;

export const badStored: [what: string, text: string][] = Object.entries(badTexts);
