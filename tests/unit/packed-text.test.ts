import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packText, unpackText } from '#src/platform/links/packed-text.ts';

test('comes back as it was, whatever it is written in', async () => {
  const texts = ['', 'a', '{"days":3}', 'Zwei Tage länger, bitte 🦒', 'x'.repeat(5000)];
  for (const text of texts) {
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackText(packed, 20_000)).toBe(text);
  }
});

test('is shorter than what it carries', async () => {
  const text = JSON.stringify(Array.from({ length: 20 }, (_, day) => ({ day, place: 'Maasai Mara' })));
  expect((await packText(text)).length).toBeLessThan(text.length / 3);
});

test('a link that is cut, damaged or none of ours gives nothing', async () => {
  const packed = await packText('{"tour":"mara-classic","days":3,"people":2}');
  for (let end = 0; end < packed.length; end += 1)
    expect(await unpackText(packed.slice(0, end), 20_000)).toBeUndefined();
  for (const other of ['', '=', 'a b', '%00', '..', packed.replace(/./, '*'), 'A'.repeat(50_000), 'zzzz']) {
    expect(await unpackText(other, 20_000), other).toBeUndefined();
  }
});

test('what would grow beyond its cap is not read to its end', async () => {
  const bomb = deflateRawSync('0'.repeat(50_000_000)).toString('base64url');
  expect(bomb.length).toBeLessThan(70_000);
  const begun = performance.now();
  expect(await unpackText(bomb, 40_000)).toBeUndefined();
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('letters that are no text give nothing', async () => {
  const bytes = deflateRawSync(Buffer.from([0xff, 0xfe, 0x80, 0x41])).toString('base64url');
  expect(await unpackText(bytes, 1000)).toBeUndefined();
});
