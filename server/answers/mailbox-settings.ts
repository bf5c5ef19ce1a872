import * as z from 'zod/mini';
import { type ReadSetting, setting, withoutSecrets } from '#server/settings/setting.ts';

/** A mailbox that is read by IMAP. */
export interface Mailbox {
  host: string;
  port: number;
  /** TLS from the first byte; else it begins after a word, but on this machine. */
  isSecure: boolean;
  user: string;
  password: string;
  folder: string;
}

const address = setting(
  z.string().check(z.refine((value) => mailboxOf(value) !== undefined)),
  'an address such as imaps://user:password@mail.example/INBOX, with what is not a letter or a digit in user and password percent-encoded',
  withoutSecrets,
);

/** The mailbox in which answers arrive; undefined where none is read. */
export function readMailboxSettings(read: ReadSetting): { mailbox?: Mailbox } {
  const url = read('IMAP_URL', address);
  const mailbox = url === undefined ? undefined : mailboxOf(url);
  return mailbox === undefined ? {} : { mailbox };
}

function mailboxOf(value: string): Mailbox | undefined {
  if (!/^imaps?:\/\//.test(value) || !URL.canParse(value)) return undefined;
  const { protocol, hostname, port, username, password, pathname } = new URL(value);
  const isSecure = protocol === 'imaps:';
  try {
    const [user, secret, folder] = [username, password, pathname.slice(1)].map(decodeURIComponent);
    if (hostname === '' || !user || !secret) return undefined;
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (isSecure ? 993 : 143) : Number(port),
      isSecure,
      user,
      password: secret,
      folder: folder || 'INBOX',
    };
  } catch {
    return undefined;
  }
}

/** What a mailbox is called at the desk and in the store, without its password. */
export function nameOfMailbox({ folder, user, host, port }: Mailbox): string {
  return `${folder} of ${user} at ${host}:${port}`;
}
