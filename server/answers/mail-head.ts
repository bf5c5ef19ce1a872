import type { ParsedMail } from 'mailparser';

/** What a header says, in lower case and on one line; of one that is there several times all of it. */
export function headerOf({ headerLines }: ParsedMail, name: string): string {
  return headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) =>
      line
        .slice(name.length + 1)
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase(),
    )
    .join(', ');
}

/** The names of mails in a header, without brackets. */
export function namesIn(header: string): string[] {
  return [...header.matchAll(/<([^<>\s]{1,250})>/g)].map(([, name = '']) => name);
}
