import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formsOnTrial, tryBodies } from '#tests/support/enquiries/body-trials.ts';
import { openEnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';

/* Bodies by the hundred, in order and broken; `npm run test:endurance` sends them by the ten thousand. */

test.each(formsOnTrial)('$path takes what is in order, and says of anything else which field is not', async (form) => {
  const app = await openEnquiryApp();
  const seen = await tryBodies(app, form, 500);
  for (const code of ['accepted', 'invalid']) expect(seen.get(code) ?? 0, code).toBeGreaterThan(50);
});

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));

const oddities: [string, Uint8Array<ArrayBuffer> | string][] = [
  ['nothing', ''],
  ['random bytes', new Uint8Array([0xff, 0xfe, 0x00, 0x80, 0xc3, 0x28])],
  ['UTF-16', utf16('{"name":"Ada"}')],
  ['a byte order mark', '\ufeff{}'],
  ['a NUL', '{"name":"\u0000"}'],
  ['a NUL between fields', '{\u0000}'],
  ['depth', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['depth in a field', `{"name":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`],
  ['a number beyond all', '{"guests":{"adults":1e400}}'],
  ['a half character', '{"name":"\\ud800"}'],
  ['a field twice', '{"consent":true,"consent":false}'],
  ['a prototype', '{"__proto__":{"consent":true},"constructor":{"prototype":{}}}'],
  ['a list', '[]'],
  ['a bomb in gzip', new Uint8Array(gzipSync(Buffer.alloc(10_000_000)))],
];

test.each(oddities)('%s is refused by every form, and nothing else happens', async (_, body) => {
  const app = await openEnquiryApp();
  for (const { path } of formsOnTrial) {
    const response = await app.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect([400, 413, 422]).toContain(response.status);
    expect(Object.hasOwn(Object.prototype, 'consent')).toBe(false);
  }
  expect(await app.references()).toEqual([]);
});

test('bytes at random are refused', async () => {
  const app = await openEnquiryApp();
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const body = new Uint8Array(bytes);
      for (const { path } of formsOnTrial) {
        const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
        expect([400, 422]).toContain((await app.request(path, init)).status);
      }
    }),
    { numRuns: 200 },
  );
});
