import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** The mails with these words that the back end has written where no mail server is configured; `kind` is how their names end. */
export function mailsAbout(words: string, kind = ''): string[] {
  const folder = `${process.env.E2E_DATA_DIR}/outbox`;
  // It comes with the first.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith(`${kind}.eml`))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').replaceAll('=\r\n', ''))
    .filter((mail) => mail.includes(words));
}
