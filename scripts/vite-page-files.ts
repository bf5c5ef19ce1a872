import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { withIntegrity } from '#scripts/integrity.ts';

const source = 'src/before-paint.js';
const page = 'index.html';

/**
 * What Vite leaves undone in the page it builds. The script that runs before the first paint stands in the page: fetched, it
 * kept a phone waiting for one more answer before it could paint anything. And the tags get the checksums of their files,
 * before the background worker's list is made of them.
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
      handler(html) {
        const tag = /<script\b[^>]*src="\/src\/before-paint\.js"[^>]*><\/script>/;
        if (!tag.test(html)) throw new Error(`${page} does not name ${source}.`);
        const { code } = minifySync(source, readFileSync(join(root, source), 'utf8'));
        return html.replace(tag, () => `<script>${code.trim()}</script>`);
      },
    },
    writeBundle: {
      order: 'post',
      handler({ dir = '' }) {
        const file = join(dir, page);
        const html = readFileSync(file, 'utf8');
        writeFileSync(
          file,
          withIntegrity(html, (address) => readFileSync(join(dir, address))),
        );
      },
    },
  };
}
