import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';

/** What Savanna Trails of Arusha say; `vitest.config.ts` builds the modules of tests/another-country with it. */
const ownWords = 'tests/support/another-country/site';
export const savannaSettings = { CONTENT_DIR: 'tests/support/another-country', DEMONSTRATION: '0' };

/** No others are theirs: one tour that leads to an island, and what belongs to it. */
const notTheirs = /^site\/|island/;

/** The content folder of an operator in another country than the demonstration's: the small catalogue, moved to Tanzania. */
export function savannaTrails(): ContentFiles {
  const moved = Object.entries(smallContent()).map(([path, file]) => [path, movedToTanzania(file)]);
  const words = readdirSync(ownWords).map((name) => [`site/${name}`, readFileSync(join(ownWords, name), 'utf8')]);
  return Object.fromEntries([...moved.filter(([path]) => !notTheirs.test(String(path))), ...words]);
}

function movedToTanzania(file: unknown): unknown {
  const text = JSON.stringify(file, (field, value) => (field === 'local' ? undefined : value));
  return JSON.parse(
    text
      .replaceAll('"Kenya","Tanzania"', '"Tanzania"')
      .replaceAll('Nairobi, Kencom', 'Arusha, clock tower')
      .replaceAll('Nairobi', 'Arusha')
      .replaceAll('Kenya', 'Tanzania')
      // A map names the countries it shows: these are far from any border.
      .replaceAll('"lat":-1.29,"lng":36.82', '"lat":-7.77,"lng":35.69')
      .replaceAll(/"lat":-2\.([69])/g, '"lat":-7.$1')
      .replaceAll('"lng":37.2', '"lng":34.8'),
  );
}
