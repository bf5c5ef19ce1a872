import { join } from 'node:path';
import type { Plugin } from 'vite';
import { hoursInWords } from '#contract/calendar/opening-hours.ts';
import { namesOf, type Site, termsInWords } from '#contract/site/site.ts';
import { webManifest, webManifestAddress } from '#contract/site/web-manifest.ts';
import { filledIn } from '#contract/words/filled-in.ts';
import { reloadBelow } from '#scripts/vite/watch-below.ts';
import { proofPath, readProofAlone } from '#server/content/catalogue/records/read-content.ts';
import { officeOf } from '#server/content/site/office-of.ts';
import { liveWords, siteWordsFolder, wordsPath } from '#server/content/site/words-files.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { type GivenSettings, withEnvFile } from '#server/settings/read-settings.ts';
import { siteSettingsOf } from '#server/settings/site-settings.ts';

/** The modules whose place the words take, and the office (contract/site/office.ts): their sources give the types. */
const wordsModule = /[\\/](?:src[\\/]platform[\\/]words[\\/]([\w-]+)-words|contract[\\/]site[\\/]built-(office))\.ts$/;

/**
 * Puts the words of the operator (`content/site/`) into the modules of `src/platform/words`: one for each part of the
 * site that says them, so that none brings the words of another. Those of home and About are no part of it: they are
 * answered as records are. What stands in `index.html` is filled in, and the manifest is written.
 *
 * @param given the settings; those of the process and its `.env` unless given.
 */
export function siteWords(given?: GivenSettings): Plugin {
  const settings = given ?? withEnvFile(process.env);
  const read = () => siteSettingsOf(settings);
  let isSsr = false;
  return {
    name: 'site-words',
    configResolved({ build }) {
      isSsr = Boolean(build.ssr);
    },
    load(id) {
      const [, words, name = words] = wordsModule.exec(id) ?? [];
      return name === undefined ? undefined : moduleOf(name, read());
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const words = Object.entries(namesOf(read().site.operator)).map(([name, word]) => [name, escapeHtml(word)]);
        const unknown = (name: string) => {
          throw new Error(`index.html names {{${name}}}, which is no word of the operator.`);
        };
        return filledIn(html, Object.fromEntries(words), unknown);
      },
    },
    configureServer(vite) {
      const { contentDir } = read();
      // The back end follows these as it follows records.
      const followed = liveWords.map((name) => join(contentDir, wordsPath(name)));
      for (const path of [siteWordsFolder, proofPath]) {
        reloadBelow(vite, join(contentDir, path), wordsModule, followed);
      }
      vite.middlewares.use(webManifestAddress, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(webManifest(read().site));
      });
    },
    generateBundle() {
      if (isSsr) return;
      const fileName = webManifestAddress.slice(1);
      this.emitFile({ type: 'asset', fileName, source: webManifest(read().site) });
    },
  };
}

/** What each module of words exports. */
const exportsOf: Record<string, (site: Site, contentDir: string) => Record<string, unknown>> = {
  operator: ({ operator: { place, openingHours: hours, ...operator } }) => {
    const { name, brandLine, description, phone, email, whatsapp, social, licence } = operator;
    const location = `${place.town}, ${place.country}`;
    const openingHours = hoursInWords(hours, place.clock);
    return { words: { name, brandLine, description, phone, email, whatsapp, location, openingHours, social, licence } };
  },
  office: ({ operator }) => ({ builtOffice: officeOf(operator) }),
  terms: ({ operator: { terms } }) => ({ terms: termsInWords(terms) }),
  'opening-hours': ({ operator: { openingHours, daysOff = [] } }) => ({ openingHours, daysOff }),
  pages: ({ pages }) => ({ pages }),
  stays: ({ stays }) => ({ stays }),
  'fallback-tours': ({ fallbackTours }) => ({ fallbackTours }),
  machines: ({ machines, operator: { place } }) => ({ machines, place }),
  'wildlife-calendar': ({ wildlife }) => ({ calendar: wildlife?.calendar ?? [] }),
  herds: ({ wildlife }) => ({ herds: wildlife?.herds ?? [] }),
  // Links and hours stand on the page about the operator only.
  proof: (site, contentDir) => {
    const { offices = [], licences = [] } = readProofAlone(contentDir, site) ?? {};
    return {
      streets: offices.map(({ street, town }) => `${street}, ${town}`),
      licences: licences.map(({ body, number }) => ({ body, number })),
    };
  },
};

function moduleOf(name: string, { site, contentDir }: { site: Site; contentDir: string }): string {
  const exported = exportsOf[name]?.(site, contentDir);
  if (exported === undefined) throw new Error(`${name}-words.ts is no part of the operator's words.`);
  return Object.entries(exported)
    .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};`)
    .join('\n');
}
