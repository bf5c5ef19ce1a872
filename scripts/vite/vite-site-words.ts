import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { filledIn } from '#contract/filled-in.ts';
import { hoursInWords } from '#contract/opening-hours.ts';
import type { Proof } from '#contract/proof.ts';
import { namesOf, type Site } from '#contract/site.ts';
import { webManifest, webManifestAddress } from '#contract/web-manifest.ts';
import { watchBelow } from '#scripts/vite/watch-below.ts';
import { proofPath, readProofAlone } from '#server/catalogue/content/read-content.ts';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { withEnvFile } from '#server/settings/env-file.ts';
import { movedSettingsWarning } from '#server/settings/moved-settings.ts';
import type { GivenSettings } from '#server/settings/read-settings.ts';
import { siteSettingsOf } from '#server/settings/site-settings.ts';
import { siteWordsFolder } from '#server/site/read-site.ts';

/** The modules whose place the words take: their sources give the types. */
const wordsModule = /[\\/]src[\\/]platform[\\/]words[\\/]([\w-]+)-words\.ts$/;

/**
 * Puts the words of the operator (`content/site/`) into the modules of `src/platform/words`: one for each part of the
 * site that says them, so that none brings the words of another. What stands in `index.html` is filled in, and the
 * manifest is written.
 *
 * @param given the settings; those of the process and its `.env` unless given.
 */
export function siteWords(given?: GivenSettings): Plugin {
  const settings = given ?? withEnvFile(process.env);
  const read = () => siteSettingsOf(settings);
  let isSsr = false;
  return {
    name: 'site-words',
    configResolved({ command, build, logger }) {
      isSsr = Boolean(build.ssr);
      const moved = command === 'build' && !isSsr ? movedSettingsWarning(settings) : undefined;
      if (moved !== undefined) logger.warn(`Warning: ${moved}`);
    },
    load(id) {
      const [, name] = wordsModule.exec(id) ?? [];
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
      reloadWithWords(vite, read().contentDir);
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

function reloadWithWords(vite: ViteDevServer, contentDir: string): void {
  for (const path of [siteWordsFolder, proofPath]) {
    watchBelow(vite, join(contentDir, path), () => {
      for (const [id, module] of vite.moduleGraph.idToModuleMap) {
        if (wordsModule.test(id)) vite.moduleGraph.invalidateModule(module);
      }
      vite.ws.send({ type: 'full-reload' });
    });
  }
}

/** Links and hours stand on the page about the operator only. */
function proofWords({ offices = [], licences = [] }: Partial<Pick<Proof, 'offices' | 'licences'>> = {}) {
  return {
    streets: offices.map(({ street, town }) => `${street}, ${town}`),
    licences: licences.map(({ body, number }) => ({ body, number })),
  };
}

function moduleOf(name: string, { site, contentDir }: { site: Site; contentDir: string }): string {
  const { operator, home, about, pages, stays, machines, people } = site;
  const { brandLine, description, phone, email, whatsapp, place, openingHours, social, licence } = operator;
  const words: Record<string, Record<string, unknown>> = {
    operator: {
      words: {
        name: operator.name,
        brandLine,
        description,
        phone,
        email,
        whatsapp,
        location: `${place.town}, ${place.country}`,
        openingHours: hoursInWords(openingHours),
        social,
        licence,
      },
    },
    'opening-hours': { openingHours },
    home: { home },
    about: { about },
    pages: { pages },
    stays: { stays },
    machines: { machines, place },
    people: { people },
    proof: name === 'proof' ? proofWords(readProofAlone(contentDir, site)) : {},
  };
  const exported = words[name];
  if (exported === undefined) throw new Error(`${name}-words.ts is no part of the operator's words.`);
  return Object.entries(exported)
    .map(([constant, value]) => `export const ${constant} = ${JSON.stringify(value)};`)
    .join('\n');
}
