import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * The files every page sets its first lines in: upright Latin text and headings. What comes late is not shown before the
 * next page load (src/styles/fonts.css).
 */
const preloaded = ['brygada-1918-latin-wght-normal', 'figtree-latin-wght-normal'];

/**
 * Asks for the fonts while the scripts still load, instead of after the style sheet was read and text was found
 * that needs them. Names in a build carry a hash, so the links are written once the bundle is known; development
 * does without.
 *
 * @throws Error when a file is not in the build: fonts.css no longer names it.
 */
export function fontPreload(): Plugin {
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
        return preloaded.map((font): HtmlTagDescriptor => {
          const file = built.find((name) => name.includes(`${font}-`) && name.endsWith('.woff2'));
          if (file === undefined) throw new Error(`${font}.woff2 is to be preloaded but is not part of the build.`);
          const attrs = { rel: 'preload', href: base + file, as: 'font', type: 'font/woff2', crossorigin: true };
          return { tag: 'link', attrs, injectTo: 'head' };
        });
      },
    },
  };
}
