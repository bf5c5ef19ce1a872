import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A mail to sign in, as its file in the outbox is called and what it brings. */
export interface SignInMail {
  name: string;
  code: string;
  token: string;
}

/** The mail to one of the staff that is not `known` yet, in the outbox of a server that keeps its data in `dataDir`. */
export async function signInMailTo(dataDir: string, email: string, known: readonly string[] = []): Promise<SignInMail> {
  let found: SignInMail | undefined;
  await expect
    .poll(() => {
      const names = mailsIn(dataDir).filter((name) => name.endsWith('-desk-sign-in.eml') && !known.includes(name));
      for (const name of names) {
        const mail = readMail(dataDir, name);
        if (!mail.includes(`To: ${email}\r\n`)) continue;
        const [, first = '', second = ''] = /Subject: (\d{3}) (\d{3}) /.exec(mail) ?? [];
        const [, token = ''] = /#token=([\w-]+)/.exec(mail) ?? [];
        found = { name, code: first + second, token };
      }
      return found;
    })
    .toBeDefined();
  if (found === undefined) throw new Error(`No mail to ${email} was found.`);
  return found;
}

/** Files of mails that were written instead of sent. */
export function mailsIn(dataDir: string): string[] {
  try {
    return readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** A mail's file, with its lines put together again; nothing while it is not there. */
export function readMail(dataDir: string, name: string): string {
  try {
    const mail = readFileSync(join(dataDir, 'outbox', name), 'utf8');
    return mail.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  } catch {
    return '';
  }
}
