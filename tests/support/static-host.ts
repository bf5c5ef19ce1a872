import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { siteFilePaths } from '#server/http/site/site-files.ts';

/** The two dialects of one format, where they differ in what we use. */
export type HostKind =
  /** A file goes before a rule of `_redirects`, which may answer with 404; there is one `404.html`. */
  | 'files first'
  /** A rule goes before a file, one with 404 is left out, and the nearest `404.html` above an address answers. */
  | 'rules first';

export interface StaticHost {
  /** What the host answers; `path` starts with a slash. */
  request(path: string): Response;
}

interface HeaderRule {
  matches: RegExp;
  headers: [string, string][];
}

interface Rewrite {
  matches: RegExp;
  target: string;
  status: number;
}

/**
 * A host of files that obeys `_headers` and `_redirects` as Netlify ('files first') and Cloudflare Pages ('rules
 * first') describe it: pages without `.html`, every rule that fits an address, values of a header named twice
 * joined.
 *
 * @throws Error for a line neither understands, and for more rules than they take
 */
export function openStaticHost(folder: string, kind: HostKind): StaticHost {
  const files = new Set(siteFilePaths(folder).map((path) => `/${path}`));
  const headerRules = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));
  const rewrites = readRewrites(readFileSync(join(folder, '_redirects'), 'utf8'));

  function fileAt(path: string): string | undefined {
    const page = path === '/' ? '/index.html' : `${path.replace(/\/$/, '')}.html`;
    return [path, page].find((file) => files.has(file));
  }

  function missing(path: string): string | undefined {
    const nearest = kind === 'files first' ? [] : foldersAbove(path);
    return [...nearest, ''].map((above) => `${above}/404.html`).find((file) => files.has(file));
  }

  function find(path: string): { file: string | undefined; status: number } {
    const own = fileAt(path);
    const rewrite = rewrites.find(
      ({ matches, status }) => matches.test(path) && (kind === 'files first' || status < 400),
    );
    if (rewrite !== undefined && (kind === 'rules first' || own === undefined)) {
      return { file: fileAt(rewrite.target), status: rewrite.status };
    }
    return own === undefined ? { file: missing(path), status: 404 } : { file: own, status: 200 };
  }

  return {
    request(path) {
      const { file, status } = find(path);
      if (file === undefined) throw new Error(`The host has nothing to answer ${path} with.`);
      const headers = new Headers({ 'Content-Type': getMimeType(file) ?? 'application/octet-stream' });
      for (const rule of headerRules.filter(({ matches }) => matches.test(path))) {
        for (const [name, value] of rule.headers) headers.append(name, value);
      }
      return new Response(readFileSync(join(folder, file)), { status, headers });
    },
  };
}

/** `/tour/a/b` lies below `/tour/a` and `/tour`. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
}

/** The smaller of the hosts' limits. */
const mostRules = 100;
const longestLine = 2000;

function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of linesOf(text)) {
    if (line.startsWith('/')) {
      rules.push({ matches: patternOf(line), headers: [] });
      continue;
    }
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) throw new Error(`_headers: no host understands "${line}"`);
    rules.at(-1)?.headers.push([name, value]);
  }
  if (rules.length > mostRules) throw new Error(`_headers: has ${rules.length} rules; hosts take ${mostRules}`);
  return rules;
}

function readRewrites(text: string): Rewrite[] {
  return linesOf(text).map((line) => {
    const [, from, target, status] = /^(\/\S+) (\/\S+) (\d{3})$/.exec(line) ?? [];
    if (from === undefined || target === undefined) throw new Error(`_redirects: no host understands "${line}"`);
    return { matches: patternOf(from), target, status: Number(status) };
  });
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line !== '');
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) throw new Error(`A line is longer than hosts read: ${long.slice(0, 80)} …`);
  return lines;
}

/** `*` stands for anything, `:name` for one part of an address. */
function patternOf(rule: string): RegExp {
  const parts = rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${parts.replaceAll('*', '.*').replace(/:[a-z]\w*/gi, '[^/]+')}$`);
}
