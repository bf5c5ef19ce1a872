import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { withIntegrity } from '#scripts/integrity.ts';

const source = 'src/before-paint.js';
const page = 'index.html';

/**
 * What Vite leaves undone in the page it builds. The script that runs before the first paint is no module, so Vite would not
 * give it a name that changes with its content, and a page would meet the file of another build in a cache. And the tags get
 * the checksums of their files, before the background worker's list is made of them.
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
    buildStart() {
      this.emitFile({ type: 'asset', name: 'before-paint.js', source: readFileSync(join(root, source)) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const built = Object.keys(bundle).find((name) => /(^|\/)before-paint-[^/]+\.js$/.test(name));
        if (built === undefined) throw new Error(`${source} is not part of the build.`);
        return html.replace(`"/${source}"`, `"/${built}"`);
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
