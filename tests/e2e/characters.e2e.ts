import { readFileSync } from 'node:fs';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { expect, test } from '#tests/e2e/site-test.ts';

/** The ranges of Unicode that the fonts of the text have. */
function fontRanges(): [from: number, to: number][] {
  const faces = readFileSync('src/styles/fonts.css', 'utf8')
    .split('@font-face')
    .filter((face) => face.includes('Figtree Variable'));
  return faces.flatMap((face) =>
    [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]): [number, number] => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  );
}

test('every character of every page is in our own fonts: a machine without others shows no empty box', async ({
  page,
}) => {
  const ranges = fontRanges();
  expect(ranges.length).toBeGreaterThan(20);
  for (const address of templateAddresses) {
    await page.goto(address);
    const words = await page.evaluate(() => document.body.innerText);
    const unknown = [...new Set(words)].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return code > 32 && !ranges.some(([from, to]) => from <= code && code <= to);
    });
    expect(unknown, address).toEqual([]);
  }
});
