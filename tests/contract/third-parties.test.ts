import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ThirdParty, thirdParties } from '#contract/site/third-parties.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';

const { turnstile, googleAnalytics, metaPixel, stockPhotos } = thirdParties;

const originsOf = (parties: readonly ThirdParty[]) =>
  parties.flatMap(({ scripts, connections, pictures, frames }) => [...scripts, ...connections, ...pictures, ...frames]);

/** Without the scheme and what stands for any subdomain. */
const hostOf = (origin: string) => origin.replace(/^https:\/\/(\*\.)?/, '');

const counting = new Set(originsOf([googleAnalytics, metaPixel]).map(hostOf));

test('the privacy policy names every host of those who count visits, and no other', () => {
  const policy = readFileSync(join(testedContent, 'legal', 'privacy-policy.md'), 'utf8');
  const paragraph = policy.split('\n').find((line) => line.startsWith('The last two rows exist only')) ?? '';
  expect(new Set(paragraph.match(/[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io)\b/g))).toEqual(counting);
});

test('the operator is told of every host the policy may have to allow', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  for (const origin of originsOf([turnstile, googleAnalytics, metaPixel, stockPhotos]))
    expect(operations).toContain(`\`${origin}\``);
});

test('the site asks for scripts of those hosts only', () => {
  const folder = 'src/platform/analytics';
  const sources = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const asked = sources.join('\n').match(/(?<=addVendorScript\([`'])https:\/\/[^/]+/g) ?? [];
  expect(new Set(asked)).toEqual(new Set([...googleAnalytics.scripts, ...metaPixel.scripts]));
});
