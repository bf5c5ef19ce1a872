import type { HtmlTagDescriptor, Plugin } from 'vite';
import { fontsName } from '#contract/site/page-marks.ts';

/**
 * The files every page sets its first lines in: upright Latin text and headings. What comes late is not shown before the
 * next page load (src/styles/fonts.css).
 */
const preloaded = ['brygada-1918-latin-wght-normal', 'figtree-latin-wght-normal'];

/**
 * Names the files in the page: to the browser, which asks for them while the scripts still load, or to the page's own script, which
 * knows whether the line is fast enough for them (src/start/before-paint.ts). Names in a build carry a hash, so they are written once
 * the bundle is known; development does without.
 *
 * @throws Error when a file is not in the build: fonts.css no longer names it.
 */
export function fontPreload(askedBy: 'browser' | 'script'): Plugin {
  let base = '/';
  return {
    name: 'font-preload',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const built = Object.keys(bundle);
        const files = preloaded.map((font) => {
          const file = built.find((name) => name.includes(`${font}-`) && name.endsWith('.woff2'));
          if (file === undefined) throw new Error(`${font}.woff2 is to be preloaded but is not part of the build.`);
          return base + file;
        });
        if (askedBy === 'script') {
          return [{ tag: 'meta', attrs: { name: fontsName, content: files.join(' ') }, injectTo: 'head-prepend' }];
        }
        return files.map((href): HtmlTagDescriptor => {
          const attrs = { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}
