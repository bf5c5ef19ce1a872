import { posix } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import {
  dataPolicy,
  responseClassOf,
  type SecurityConfig,
  securityHeaders,
} from '#server/http/security/security-headers.ts';
import { cachingOfAll } from '#server/http/site/caching.ts';

/**
 * The text of the `_headers` file static hosts read (Netlify, Cloudflare Pages), with the headers our own server
 * would send. Such a host knows no classes of answers, and only `/*` reaches an address that has no file: so every
 * answer is protected as a page is, which means nothing to a picture, and files of data get their own policy beside
 * the page's.
 *
 * Hosts add up all rules that fit an address, and some join the values of a header that is named twice. No two
 * rules name the same header, but for what may be said twice: two policies both hold, and `no-cache, no-cache` is
 * `no-cache`.
 *
 * @param files the built site's, as paths below its folder: `tour/marsh-day.html`
 */
export function staticHeaders(config: SecurityConfig, files: readonly string[]): string {
  const rules: [string, Record<string, string>][] = [['/*', securityHeaders(config, 'page')]];
  const dataHeaders = { 'Content-Security-Policy': dataPolicy };
  for (const [rule, below] of filesByRule(files)) {
    const data = below.filter(isData);
    const isAllData = data.length === below.length;
    rules.push([rule, { 'Cache-Control': cachingOfAll(below), ...(isAllData && dataHeaders) }]);
    if (!isAllData)
      rules.push(...[...rulesOfData(data, below)].map((each): (typeof rules)[number] => [each, dataHeaders]));
  }
  const textOf = ([rule, headers]: [string, Record<string, string>]) =>
    [rule, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${rules.map(textOf).join('\n\n')}\n`;
}

/** Such a host compresses by itself. */
const compressedCopy = /\.(br|gz)$/;

function isData(file: string): boolean {
  return responseClassOf(getMimeType(file) ?? '', `/${file}`) === 'data';
}

/** A rule for each folder that has nothing but data, and for each file beside others: some hosts take a hundred rules. */
function rulesOfData(data: readonly string[], all: readonly string[]): Set<string> {
  const mixed = new Set(all.filter((file) => !isData(file)).map((file) => posix.dirname(file)));
  return new Set(data.map((file) => (mixed.has(posix.dirname(file)) ? `/${file}` : `/${posix.dirname(file)}/*`)));
}

/** A rule for each file and folder at the top of the site, with the files it is for. */
function filesByRule(files: readonly string[]): Map<string, string[]> {
  const rules = new Map<string, string[]>();
  for (const file of files.filter((name) => !compressedCopy.test(name)).sort()) {
    const rule = ruleOf(file);
    rules.set(rule, [...(rules.get(rule) ?? []), file]);
  }
  return rules;
}

function ruleOf(file: string): string {
  const [top = '', ...below] = file.split('/');
  if (below.length > 0) return `/${top}/*`;
  if (file === 'index.html') return '/';
  // The worker asks for the shell by its file's name; a page is asked for without one.
  return file.startsWith('_') ? `/${file}` : `/${file.replace(/\.html$/, '')}`;
}
