import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Settings nobody but the server may know. */
const secretSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'BOT_CHECK_SECRET',
  'DETAILS_KEY',
  'TURNSTILE_SECRET',
  'MEILI_ADMIN_KEY',
];

const shapesOfSecrets: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'an access key': /\b(AKIA[0-9A-Z]{16}|ghp_\w{36}|sk_live_\w{16,})/,
  'a password in an address': /\b(postgres(ql)?|smtps?|mysql|redis):\/\/[^\s/:@"'`$]+:[^\s/@"'`$]+@/,
};

const text = /\.(html|js|mjs|css|json|txt|xml|svg|webmanifest|map)$/;

/**
 * What the built site would tell visitors that it must not, a line each: values of secret settings, keys, and
 * folders of the machine it was built on.
 *
 * @param folders absolute folders that must not be named.
 */
export function builtSiteProblems(
  siteFolder: string,
  settings: Readonly<Record<string, string | undefined>>,
  folders: readonly string[],
): string[] {
  const secrets = secretSettings
    .map((name) => [name, settings[name] ?? ''] as const)
    // A shorter one would be found in words it is not meant in.
    .filter(([, value]) => value.length >= 8);
  const paths = folders.map((folder) => [folder, pathOf(folder)] as const);
  return readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .flatMap((entry) => {
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file, 'utf8');
      const named = [
        ...secrets.filter(([, value]) => content.includes(value)).map(([name]) => `the value of ${name}`),
        ...Object.entries(shapesOfSecrets).flatMap(([what, shape]) => (shape.test(content) ? [what] : [])),
        ...paths.filter(([, path]) => path.test(content)).map(([folder]) => `the folder ${folder}`),
      ];
      return named.map((what) => `${relative(siteFolder, file)}: holds ${what}`);
    });
}

/**
 * The folder as a path begins, not as the start or the end of a longer name: in `/site` there is no
 * `/site.webmanifest`.
 */
function pathOf(folder: string): RegExp {
  const literal = folder.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`((?<![\\w./-])|(?<=://))${literal}(?![\\w-]|\\.\\w)`);
}
