import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { withIntegrity } from '#scripts/integrity.ts';
import { oldestBrowsers } from '#scripts/vite/oldest-browsers.ts';

const script = 'src/start/boot.ts';
const page = 'index.html';
const scriptTag = /<script\b[^>]*src="\/src\/start\/boot\.ts"[^>]*><\/script>/;
const styleLink = /<link\b[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/;

/**
 * What Vite leaves undone in a page. One script stands in it: what runs before the first paint, which kept a phone
 * waiting for one more answer when it was fetched, and what starts the site, since a click that comes before it is
 * lost. In the page that is built stand the styles too, which would compete with the picture for a slow line. And
 * the tags get the checksums of their files, before the service worker's list is made of them.
 */
export function pageFiles(): Plugin[] {
  let root = '';
  let define: UserConfig['define'];
  return [
    {
      name: 'page-script',
      configResolved(config) {
        ({ root, define } = config);
      },
      transformIndexHtml: {
        order: 'post',
        async handler(html) {
          if (!scriptTag.test(html)) throw new Error(`${page} does not name ${script}.`);
          const code = await bundled(join(root, script), define);
          return html.replace(scriptTag, () => `<script>${code.trim()}</script>`);
        },
      },
    },
    {
      name: 'page-files',
      apply: 'build',
      enforce: 'post',
      writeBundle: {
        order: 'post',
        handler({ dir = '' }) {
          const file = join(dir, page);
          const read = (address: string) => readFileSync(join(dir, address));
          const html = readFileSync(file, 'utf8').replace(styleLink, (_link, address: string) => {
            const styles = read(address).toString('utf8').trim();
            rmSync(join(dir, address));
            return `<style>${styles}</style>`;
          });
          writeFileSync(file, withIntegrity(html, read));
        },
      },
    },
  ];
}

/** As one script that leaves nothing behind. */
async function bundled(input: string, define: UserConfig['define'] = {}): Promise<string> {
  const options = { input, output: { format: 'iife' as const } };
  const [made] = [
    await build({
      configFile: false,
      define,
      logLevel: 'warn',
      build: { write: false, target: oldestBrowsers, modulePreload: false, rolldownOptions: options },
    }),
  ].flat();
  if (made === undefined || !('output' in made)) throw new Error(`${script} was not bundled.`);
  return made.output[0].code;
}
