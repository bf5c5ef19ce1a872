import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageName } from '#scripts/supply/lockfile.ts';
import { nameOf } from '#scripts/supply/product-packages.ts';

/** The file of the built site, and of the built desk, with the notices of what others have made of it. */
export const licencesFile = 'licences.txt';

/** Where a build of Vite lists the packages whose code it took in, below the built folder. */
export const codeLicences = '.vite/licences.json';
export const workerLicences = '.vite/licences-of-the-worker.json';

interface Notice {
  name: string;
  version: string;
  identifier?: string;
  /** Its licence file. */
  text?: string;
  author?: string;
}

const beginning = `What others have made of this website, and the terms they give it under: programs, styles, fonts and data.
The website's own program, its texts and its drawings are under none of these.
Maps are drawn from Natural Earth (naturalearthdata.com), which is in the public domain.
`;

/**
 * Writes the notices of the packages whose code or files a build took in, and of `others`, of which it names none.
 *
 * @throws Error naming the packages that come without a notice
 */
export function writeLicences(folder: string, others: readonly string[]): string {
  const lists = [codeLicences, workerLicences].map((file) => join(folder, file)).filter((file) => existsSync(file));
  const ofCode = lists.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as Notice[]);
  const notices = [
    ...ofCode.map((notice) => (notice.text === undefined ? { ...installedNotice(notice.name), ...notice } : notice)),
    ...[...new Set([...packagesOfFiles(folder), ...others])].map(installedNotice),
  ];
  writeFileSync(join(folder, licencesFile), licencesText(notices));
  for (const file of lists) rmSync(file);
  return `${new Set(notices.map(({ name }) => name)).size} packages`;
}

/** One text of all of them. A package that only names its licence is given under the words that another has of the same. */
export function licencesText(notices: readonly Notice[]): string {
  const terms = new Map(
    notices.flatMap(({ identifier = '', text = '' }) => {
      const [words] = /Permission is hereby granted.*/s.exec(text) ?? [];
      return words === undefined ? [] : [[identifier, words] as const];
    }),
  );
  const written = new Map<string, string>();
  const missing: string[] = [];
  for (const { name, version, identifier = '', text, author } of notices) {
    const words = terms.get(identifier);
    const said = text ?? (author && words && `Copyright (c) ${author}\n\n${words}`);
    if (said === undefined || said === '') missing.push(name);
    else
      written.set(`${name} ${version}`, `${name} ${version} (${identifier})\n\n${said.replaceAll('\r', '').trim()}\n`);
  }
  if (missing.length > 0) throw new Error(`No notice is installed with ${missing.join(', ')}.`);
  const inOrder = [...written].sort(([one], [other]) => one.localeCompare(other)).map(([, text]) => text);
  return [beginning, ...inOrder].join(`\n${'-'.repeat(80)}\n\n`);
}

/** Those of these packages whose notice the built folder does not have, a line each. */
export function noticeProblems(folder: string, names: readonly string[]): string[] {
  const file = join(folder, licencesFile);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return names
    .filter((name) => !text.includes(`\n${name} `))
    .map((name) => `${file}: does not have the notice of ${name}`);
}

/** Fonts and style sheets, which Vite's list leaves out. */
function packagesOfFiles(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Record<string, object>;
  const paths = Object.keys(manifest).filter((path) => path.includes('node_modules/'));
  return paths.map((path) => nameOf(packageName(path)));
}

function installedNotice(name: string): Notice {
  const folder = join('node_modules', name);
  const said = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
    author?: string | { name: string };
  };
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const author = typeof said.author === 'object' ? said.author.name : said.author;
  return {
    name,
    version: said.version,
    ...(said.license !== undefined && { identifier: said.license }),
    ...(file !== undefined && { text: readFileSync(join(folder, file), 'utf8') }),
    ...(author !== undefined && { author }),
  };
}
