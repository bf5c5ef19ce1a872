import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rules } from '#platform/browser/trusted-types.ts';

test('workers of our own origin are made, those of another are not', () => {
  expect(rules.createScriptURL('/sw.js')).toBe('/sw.js');
  expect(rules.createScriptURL(`${location.origin}/assets/worker.js`)).not.toBeNull();
  for (const address of [
    'https://evil.example/x.js',
    '//evil.example/x.js',
    'data:text/javascript,0',
    'blob:null/1',
    'javascript:0',
  ]) {
    expect(rules.createScriptURL(address), address).toBeNull();
  }
});

test('data blocks are filled, programs are not', async () => {
  await fc.assert(
    fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), (data) => {
      const text = JSON.stringify(data);
      expect(rules.createScript(text)).toBe(text);
    }),
  );
  for (const program of ['alert(1)', '0', '"x"', 'alert', '{}alert(1)', '[alert(1)]', '']) {
    expect(rules.createScript(program), program).toBeNull();
  }
});

test('no text becomes markup but the empty script React makes', async () => {
  expect(rules.createHTML('<script></script>')).toBe('<script></script>');
  await fc.assert(
    fc.property(fc.string(), (text) => {
      expect(rules.createHTML(`${text}<b>`)).toBeNull();
    }),
  );
});
