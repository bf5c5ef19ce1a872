import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFiles } from '#scripts/prerender/compress-files.ts';
import { prerender } from '#scripts/prerender/prerender.ts';
import { integrityOf } from '#server/content/pages/integrity.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const shell = `<!doctype html><html lang="en"><head><!--head-->
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" href="/assets/vendor-1.js">
</head><body><div id="app"></div><noscript><p>Without a script.</p></noscript></body></html>`;

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor-1.js' },
  'src/routes/tour.$tourSlug.tsx?tsr-split=component': { file: 'assets/tour-1.js', imports: ['_vendor.js'] },
};

const code = (name: string) => Buffer.from(`/* ${name} */`);

/** A renderer of the shape the built one has; `fails` is the address it cannot render. */
const renderer = (fails = '') => `
export const routeCode = /^(?<route>src\\/routes\\/.+\\.tsx)\\?tsr-split=component/;
export async function renderPage(path) {
  if (path === ${JSON.stringify(fails)}) throw new Error('the tour has no price');
  const isMissing = path === '/no-such-page';
  return {
    status: isMissing ? 404 : 200,
    head: '<title>' + path + '</title>',
    body: '<main>' + path + '</main>',
    data: { said: path },
    searchNames: path === '/about' ? ['page', 'tier'] : [],
    routeIds: path.startsWith('/tour/') ? ['__root__', '/tour/$tourSlug'] : ['__root__'],
  };
}
export const renderDocuments = async () => ({
  texts: new Map([['/robots.txt', 'User-agent: *']]),
  addresses: ['/', '/about', '/tour/masai-mara-safari'],
});
`;

function builtSite(rendererText: string) {
  const assets = ['index', 'vendor', 'tour'].map((name) => [`dist/assets/${name}-1.js`, code(name)]);
  const folder = temporaryFolder({
    ...Object.fromEntries(assets),
    'dist/index.html': shell,
    'dist/.vite/manifest.json': JSON.stringify(manifest),
    'renderer.mjs': rendererText,
  });
  const siteFolder = join(folder, 'dist');
  const read = (path: string) => readFileSync(join(siteFolder, path), 'utf8');
  return { siteFolder, rendererFile: join(folder, 'renderer.mjs'), read };
}

test('every page becomes a file of its own, with its head, its body, its data and the scripts it needs', async () => {
  const { siteFolder, rendererFile, read } = builtSite(renderer());
  const progress: number[] = [];
  const { pages } = await prerender({ siteFolder, rendererFile, onPage: (done) => progress.push(done) });
  expect(pages).toBe(3);
  expect(progress).toEqual([1, 2, 3]);

  const tour = read('tour/masai-mara-safari.html');
  expect(tour).toContain('<title>/tour/masai-mara-safari</title>');
  expect(tour).toContain('<div id="app"><main>/tour/masai-mara-safari</main></div>');
  // In the order they are to run, the one that starts the site last.
  expect(tour).toContain('<meta name="modules" content="/assets/vendor-1.js /assets/tour-1.js /assets/index-1.js"');
  const checksums = ['vendor', 'tour', 'index'].map((name) => integrityOf(code(name), 'sha256'));
  expect(tour).toContain(`data-integrity="${checksums.join(' ')}"`);
  // The site's own script waits for the picture, and nobody is told that the page is empty.
  expect(tour).not.toMatch(/modulepreload|<noscript>|type="module" crossorigin/);
  // Its data is in a file whose name changes with it.
  const [, data = ''] = /data-page="([^"]+)"/.exec(tour) ?? [];
  expect(data).toMatch(/^\/assets\/pages\/[\w-]{12}\.json$/);
  expect(JSON.parse(read(data))).toEqual({ said: '/tour/masai-mara-safari' });
  expect(read('about.html')).not.toContain(data);

  expect(read('index.html')).toContain('<main>/</main>');
  expect(read('about.html')).not.toContain('tour-1.js');
  expect(read('about.html')).toContain('<html data-reads="page tier"');
  expect(read('_shell.html')).toBe(shell);
  expect(read('404.html')).toContain('<main>/no-such-page</main>');
  expect(read('robots.txt')).toBe('User-agent: *');
});

test('a page that cannot be rendered fails the build with its address and the reason', async () => {
  const { siteFolder, rendererFile } = builtSite(renderer('/tour/masai-mara-safari'));
  await expect(prerender({ siteFolder, rendererFile })).rejects.toThrow(
    /^\/tour\/masai-mara-safari: the tour has no price$/,
  );
});

test('text is compressed beside its file; what is small or compressed already is left', async () => {
  const text = 'A page with words. '.repeat(200);
  const folder = temporaryFolder({ 'a.html': text, 'small.css': 'a{}', 'plate.avif': text });
  const { before, after } = await compressFiles(folder);
  expect(before).toBe(text.length);
  expect(after).toBeLessThan(before / 10);
  expect(brotliDecompressSync(readFileSync(join(folder, 'a.html.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(join(folder, 'a.html.gz'))).toString()).toBe(text);
  expect(existsSync(join(folder, 'small.css.br'))).toBe(false);
  expect(existsSync(join(folder, 'plate.avif.br'))).toBe(false);
});
