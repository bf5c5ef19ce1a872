import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { type ColourName, ownPalette, type Palette, themeNames } from '#contract/site/palette.ts';
import type { Brand } from '#contract/site/site.ts';
import { brandFiles } from '#scripts/brand/brand-files.ts';
import { reloadBelow, watchBelow } from '#scripts/vite/watch-below.ts';
import { siteWordsFolder } from '#server/content/site/words-files.ts';
import { keysOf } from '#server/keys-of.ts';
import { type GivenSettings, withEnvFile } from '#server/settings/read-settings.ts';
import { siteSettingsOf } from '#server/settings/site-settings.ts';

const styleSheet = /[\\/](?:src[\\/]styles[\\/]site|desk[\\/]styles[\\/]desk)\.css(?:\?direct)?$/;
const tokens = /@import "[./\w]*\/tokens\.css";/;

const selectors = { light: ':root', dark: '[data-theme="dark"]' } as const;

const types: Record<string, string> = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' };

/**
 * Puts the logo and the colours of the operator (`content/site/brand/`) in the place of the project's: into the style
 * sheet, behind the tokens, so that paper and what comes after has the last word; into the colours of the browser's bar; and into
 * the files that show the logo. Does nothing where there is no such folder. Stands before Tailwind, which reads what it
 * leaves.
 *
 * @param given the settings; those of the process and its `.env` unless given.
 */
export function siteBrand(given?: GivenSettings): Plugin {
  const settings = given ?? withEnvFile(process.env);
  const read = () => siteSettingsOf(settings);
  let isSsr = false;
  return {
    name: 'site-brand',
    enforce: 'pre',
    configResolved({ build }) {
      isSsr = Boolean(build.ssr);
    },
    transform(code, id) {
      if (!styleSheet.test(id)) return undefined;
      const rules = paletteRules(read().site.brand.palette);
      if (rules === '') return undefined;
      if (!tokens.test(code)) throw new Error(`${id} does not import tokens.css`);
      return { code: code.replace(tokens, (line) => `${line}\n${rules}`), map: null };
    },
    transformIndexHtml: { order: 'pre', handler: (html) => withThemeColours(html, read().site.brand.palette) },
    configureServer(vite) {
      const folder = join(read().contentDir, siteWordsFolder, 'brand');
      // Tailwind keeps what it made of a style sheet until the file is younger.
      watchBelow(vite, folder, () => {
        const now = new Date();
        for (const file of vite.moduleGraph.fileToModulesMap.keys())
          if (styleSheet.test(file)) utimesSync(file, now, now);
      });
      reloadBelow(vite, folder, styleSheet);
      serveFiles(vite, () => read().site.brand);
    },
    async generateBundle() {
      if (isSsr) return;
      for (const [fileName, source] of await brandFiles(read().site.brand)) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

/** The colours that are other than the project's, of both themes: the one's would cover the other's. */
function paletteRules(palette: Palette): string {
  const isOther = (name: ColourName) => themeNames.some((theme) => palette[theme][name] !== ownPalette[theme][name]);
  const changed = keysOf(ownPalette.light).filter(isOther);
  if (changed.length === 0) return '';
  return themeNames
    .map((theme) => `${selectors[theme]} { ${changed.map((name) => `--${name}: ${palette[theme][name]};`).join(' ')} }`)
    .join('\n');
}

function withThemeColours(html: string, palette: Palette): string {
  return themeNames.reduce((page, theme) => {
    const { paper } = palette[theme];
    if (paper === ownPalette[theme].paper) return page;
    const meta = new RegExp(
      `(<meta name="theme-color" content=")[^"]*(" media="\\(prefers-color-scheme: ${theme}\\)")`,
    );
    return page.replace(meta, `$1${paper}$2`);
  }, html);
}

/** Before the files of `public/`. They are drawn anew when the brand is another. */
function serveFiles({ middlewares }: ViteDevServer, read: () => Brand): void {
  let drawn: { of: string; files: ReturnType<typeof brandFiles> } | undefined;
  middlewares.use(async (request, response, next) => {
    const name = (request.url ?? '').split('?')[0]?.slice(1) ?? '';
    const type = types[name.split('.').at(-1) ?? ''];
    if (type === undefined) return next();
    try {
      const brand = read();
      const of = JSON.stringify(brand);
      if (drawn?.of !== of) drawn = { of, files: brandFiles(brand) };
      const file = (await drawn.files).get(name);
      if (file === undefined) return next();
      response.setHeader('content-type', type);
      response.end(file);
    } catch (error) {
      next(error);
    }
  });
}
