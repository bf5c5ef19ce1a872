import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, transformWithOxc } from 'vite';
import { withIntegrity } from '#scripts/integrity.ts';

const source = 'src/before-paint.js';
const bootSource = 'src/boot.ts';
const page = 'index.html';
const styleLink = /<link\b[^>]*\srel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/;

/**
 * What Vite leaves undone in the page it builds. Two scripts stand in the page, as one: what runs before the first
 * paint, which kept a phone waiting for one more answer when it was fetched, and what starts the site, since a
 * click that comes before it is lost. So do the styles, which would compete with the picture for a slow line. And
 * the tags get the checksums of their files, before the service worker's list is made of them.
 */
export function pageFiles(): Plugin {
  let root = '';
  return {
    name: 'page-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const tag = /<script\b[^>]*src="\/src\/before-paint\.js"[^>]*><\/script>/;
        if (!tag.test(html)) throw new Error(`${page} does not name ${source}.`);
        const read = (file: string) => readFileSync(join(root, file), 'utf8');
        const { code: boot } = await transformWithOxc(read(bootSource), bootSource);
        const { code } = minifySync(source, `${read(source)};(() => {${boot}})()`);
        return html.replace(tag, () => `<script>${code.trim()}</script>`);
      },
    },
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
  };
}
