import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type Page, pageOf, pages } from '#contract/pages.ts';
import { isDrawnIdentity } from '#contract/site/drawn-identity.ts';
import { ownPalette } from '#contract/site/palette.ts';
import { defaultSocialCard, socialCardOf, socialCardSize } from '#contract/site/social-card.ts';
import { webManifest } from '#contract/site/web-manifest.ts';
import { brandFiles } from '#scripts/brand/brand-files.ts';
import { readIco } from '#scripts/brand/ico.ts';
import { writeBrandCards } from '#scripts/brand/write-brand-cards.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { siteBrand } from '#scripts/vite/vite-site-brand.ts';
import { readSite } from '#server/content/site/read-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

/* What the build makes of an operator's logo and colours, and of another name; those of tests/support/another-operator. */

const settings = { CONTENT_DIR: 'tests/support/another-operator', DEMONSTRATION: '0' };
const own = readSite(testedContent, { isDemonstration: true });
const other = readSite(settings.CONTENT_DIR, { isDemonstration: false });
const logo = readFileSync('tests/support/another-operator/site/brand/logo.svg', 'utf8');

/** What Vite calls of the plugin. */
interface Hooks {
  transform(code: string, id: string): { code: string } | undefined;
  transformIndexHtml: { handler(html: string): string };
  generateBundle(this: { emitFile(file: { fileName: string; source: string | Buffer }): unknown }): Promise<void>;
}

const pluginOf = (given: Record<string, string>) => siteBrand(given) as unknown as Hooks;

/** The files that the build writes for the operator's logo. */
async function filesOf(plugin: Hooks): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  await plugin.generateBundle.call({ emitFile: ({ fileName, source }) => files.set(fileName, Buffer.from(source)) });
  return files;
}

const styles = readFileSync('src/styles/site.css', 'utf8');
const styleSheet = resolve('src/styles/site.css');
const shell = readFileSync('index.html', 'utf8');

test('an operator’s colours stand in the one style sheet, behind the tokens and before what paper says, and around the page (B-436)', () => {
  const plugin = pluginOf(settings);
  const { code = '' } = plugin.transform(styles, styleSheet) ?? {};
  const at = (words: string) => code.indexOf(words);
  expect(at(':root { --paper: #f7fafb; ')).toBeGreaterThan(at('@import "./tokens.css";'));
  expect(at('[data-theme="dark"] { --paper: #0b1a20; ')).toBeGreaterThan(at(':root { --paper'));
  expect(at('@import "./paper.css";')).toBeGreaterThan(at('[data-theme="dark"] { --paper'));
  // What was not changed is not said again.
  expect(code).not.toContain('--lagoon:');
  expect(code.replace(/^(?::root|\[data-theme="dark"\]) \{ --paper.*\n/gm, '')).toBe(styles);
  const html = plugin.transformIndexHtml.handler(shell);
  expect(html).toContain('content="#f7fafb" media="(prefers-color-scheme: light)"');
  expect(html).toContain('content="#0b1a20" media="(prefers-color-scheme: dark)"');
});

test('without a brand nothing is changed, and no file is written (B-436)', async () => {
  const plugin = pluginOf({});
  expect(plugin.transform(styles, styleSheet)).toBeUndefined();
  expect(pluginOf(settings).transform(styles, resolve('src/styles/print.css'))).toBeUndefined();
  expect(plugin.transformIndexHtml.handler(shell)).toBe(shell);
  expect(await filesOf(plugin)).toEqual(new Map());
});

test('the manifest has the operator’s colour, and no pictures of an app in another name or another look (B-440)', () => {
  const manifest = JSON.parse(webManifest(other));
  expect(manifest).toMatchObject({ theme_color: '#f7fafb', background_color: '#f7fafb' });
  expect(manifest.screenshots).toBeUndefined();
  expect(JSON.parse(webManifest(own)).screenshots).toHaveLength(3);
  const renamed = { ...own, operator: { ...own.operator, name: 'Acacia Tours' } };
  const painted = { ...own, brand: { palette: other.brand.palette } };
  const marked = { ...own, brand: { logo, palette: ownPalette } };
  for (const site of [other, renamed, painted, marked]) {
    expect(isDrawnIdentity(site)).toBe(false);
    expect(webManifest(site)).not.toContain('app-screens');
  }
  expect(isDrawnIdentity(own)).toBe(true);
});

/* Icons. */

/** Four bytes a pixel, and the colour of the one at these shares of width and height, `#rrggbbaa`. */
async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * 4;
    return `#${data.subarray(at, at + 4).toString('hex')}`;
  };
  return { data, info, colourAt };
}

test('the files that show the logo are those of the project, in their sizes, with the operator’s logo (B-439)', async () => {
  const files = await filesOf(pluginOf(settings));
  expect([...files.keys()].filter((name) => !existsSync(join('public', name)))).toEqual([]);
  expect(files.get('logo.svg')?.toString()).toBe(logo);
  expect(files.get('favicon.svg')?.toString()).toBe(logo);
  const icons = JSON.parse(webManifest(other)).icons as { src: string; sizes: string }[];
  for (const { src, sizes } of [...icons, { src: '/icons/apple-touch-icon-180.png', sizes: '180x180' }]) {
    const { format, width, height } = await sharp(files.get(src.slice(1))).metadata();
    expect({ format, sizes: `${width}x${height}` }, src).toEqual({ format: 'png', sizes });
  }
  const images = readIco(files.get('favicon.ico') ?? Buffer.alloc(0));
  expect(images.map(({ size }) => size)).toEqual([32, 16]);
  for (const { size, png } of images) expect(await sharp(png).metadata()).toMatchObject({ width: size, height: size });
});

test('icons show the logo: as it is, on opaque paper for a telephone, and where it may be cut to a circle within it (B-439)', async () => {
  const files = await filesOf(pluginOf(settings));
  const pixels = (name: string) => pixelsOf(files.get(`icons/${name}.png`) ?? Buffer.alloc(0));
  const any = await pixels('icon-512');
  expect([any.colourAt(0.5, 0.85), any.colourAt(0, 0)]).toEqual(['#0b4f6cff', '#00000000']);
  const apple = await pixels('apple-touch-icon-180');
  expect([apple.colourAt(0.5, 0.8), apple.colourAt(0, 0)]).toEqual(['#0b4f6cff', '#f7fafbff']);
  for (const name of ['apple-touch-icon-180', 'maskable-192', 'maskable-512']) {
    expect((await sharp(files.get(`icons/${name}.png`)).metadata()).hasAlpha, name).toBe(false);
  }
  for (const name of ['maskable-192', 'maskable-512']) {
    const { data, info, colourAt } = await pixels(name);
    expect(colourAt(0.5, 0.7)).toBe('#0b4f6cff');
    const outside = new Set<string>();
    for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
      const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
      if (Math.hypot(x - info.width / 2, y - info.height / 2) < info.width * 0.4) continue;
      outside.add(data.subarray(pixel * 4, pixel * 4 + 3).toString('hex'));
    }
    expect([...outside], name).toEqual(['f7fafb']);
  }
});

test.each(['<g/>', '<path d="M900 900h9v9z"/>'])(
  'a logo of %s alone is told by the build in one line (B-439)',
  async (inner) => {
    const empty = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inner}</svg>`;
    await expect(brandFiles({ logo: empty, palette: ownPalette })).rejects.toThrow(
      'site/brand/logo.svg: the file: draws nothing; save what is to be seen in its viewBox',
    );
  },
);

/* Cards of shared links. */

/** A built site with what cards are made of, and with the demonstration's own pictures. */
function builtSite(): string {
  const copied = ['social/default.jpg', 'social/tour/masai-mara-safari.jpg', 'app-screens/home-narrow.webp'];
  const site = temporaryFolder({
    'logo.svg': logo,
    ...Object.fromEntries(copied.map((file) => [file, readFileSync(join('public', file))])),
  });
  for (const folder of ['placeholders', 'plates']) symlinkSync(resolve('public', folder), join(site, folder));
  return site;
}

/** Whether a card has this colour somewhere in a part of it, given in pixels. */
async function has(card: string, colour: string, left: number, top: number, width: number, height: number) {
  const { data } = await sharp(card).extract({ left, top, width, height }).raw().toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let at = 0; at < data.length; at += 3) {
    if (wanted.every((channel, index) => Math.abs((data[at + index] ?? 0) - channel) < 24)) return true;
  }
  return false;
}

test('in another name every page has a card of its own, and nothing is left that was drawn with the project’s (B-440)', async () => {
  const site = builtSite();
  const catalogue = smallCatalogue();
  const made = await writeBrandCards(site, catalogue, other);
  const ofRecords = pages
    .flatMap((page: Page) => ('collection' in page ? [page.collection] : []))
    .flatMap((collection) => [...catalogue[collection].keys()].map((slug) => socialCardOf(pageOf(collection, slug))));
  const files = readdirSync(join(site, 'social'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => `/social/${file}`);
  expect(new Set(files)).toEqual(new Set([defaultSocialCard, ...ofRecords]));
  expect(made).toBe(files.length);
  expect(existsSync(join(site, 'app-screens'))).toBe(false);
  for (const file of files) {
    const card = join(site, file);
    const { format, width, height } = await sharp(card).metadata();
    expect({ format, width, height }, file).toEqual({ format: 'jpeg', ...socialCardSize });
    expect(statSync(card).size, file).toBeLessThanOrEqual(45_000);
    const { palette } = other.brand;
    // Paper at the edge, the logo, the title, the name, the line beside the picture.
    expect(await has(card, palette.light.paper, 0, 0, 8, 8), file).toBe(true);
    expect(await has(card, '#0b4f6c', 60, 60, 100, 100), file).toBe(true);
    expect(await has(card, palette.light.ink, 52, 200, 376, 280), file).toBe(true);
    expect(await has(card, palette.light.primary, 52, 555, 376, 30), file).toBe(true);
    expect(await has(card, palette.light.primary, 482, 300, 6, 6), file).toBe(true);
  }
});

test('a title the fonts have no shapes for is left out of its card, which has picture, logo and name all the same (B-440)', async () => {
  const site = builtSite();
  const named = { ...other, operator: { ...other.operator, brandLine: 'サファリ' } };
  await writeBrandCards(site, { ...smallCatalogue() }, named);
  const card = join(site, defaultSocialCard);
  const { ink, primary } = other.brand.palette.light;
  expect(await has(card, ink, 52, 200, 376, 280)).toBe(false);
  expect(await has(card, '#0b4f6c', 60, 60, 100, 100)).toBe(true);
  expect(await has(card, primary, 52, 555, 376, 30)).toBe(true);
});
