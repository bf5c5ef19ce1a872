import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { noteMadeByTest } from '#scripts/testing/operator-settings.ts';

export interface ImapServer {
  url: string;
  /** Every command it was given, without its tag. */
  commands: string[];
  /** Puts a mail into the mailbox and gives its number. */
  add(mail: string | Buffer): number;
  /** All that is there has other numbers from now on. */
  renumber(): void;
  stop(): Promise<void>;
}

export interface ImapServerOptions {
  /** What to answer to a user name and password. */
  login?: () => string;
  /** Instead of an answer to a command that matches. */
  refuse?: (command: string) => 'hang up' | 'say nothing' | string | undefined;
}

interface StoredMail {
  uid: number;
  bytes: Buffer;
}

/** As much of IMAP (RFC 3501) as reading a mailbox needs, on a real port. It takes no command that would change the mailbox. */
export async function startImapServer(options: ImapServerOptions = {}): Promise<ImapServer> {
  const commands: string[] = [];
  let mails: StoredMail[] = [];
  let validity = 7;
  let next = 1;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] mail.example\r\n');
    let buffered = '';
    socket.on('data', (chunk) => {
      buffered += chunk.toString('latin1');
      for (let end = buffered.indexOf('\r\n'); end >= 0; end = buffered.indexOf('\r\n')) {
        const [, tag = '*', command = ''] = /^(\S+) (.*)$/.exec(buffered.slice(0, end)) ?? [];
        buffered = buffered.slice(end + 2);
        commands.push(command);
        const refused = options.refuse?.(command);
        if (refused === 'hang up') socket.destroy();
        else if (refused === undefined) answer(socket, tag, command);
        else if (refused !== 'say nothing') socket.write(`${tag} ${refused}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  function answer(socket: Socket, tag: string, command: string): void {
    const [verb = '', second = ''] = command.toUpperCase().split(' ');
    const name = verb === 'UID' ? `UID ${second}` : verb;
    const known: Record<string, () => string | undefined> = {
      CAPABILITY: () => void socket.write('* CAPABILITY IMAP4rev1\r\n'),
      LOGIN: () => options.login?.(),
      LIST: () => void socket.write('* LIST () "/" INBOX\r\n'),
      EXAMINE: () => {
        socket.write(`* FLAGS (\\Seen)\r\n* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY ${validity}] valid\r\n`);
        socket.write(`* OK [UIDNEXT ${next}] next\r\n`);
        return 'OK [READ-ONLY] done';
      },
      'UID SEARCH': () => {
        const from = Number(/UID (\d+):\*/.exec(command)?.[1] ?? 0);
        const found = mails.filter(({ uid }, at) => uid >= from || at === mails.length - 1).map(({ uid }) => uid);
        socket.write(`* SEARCH${found.map((uid) => ` ${uid}`).join('')}\r\n`);
        return undefined;
      },
      'UID FETCH': () => void socket.write(fetched(mails, command)),
      NOOP: () => undefined,
      LOGOUT: () => void socket.write('* BYE\r\n'),
    };
    const done = known[name];
    socket.write(`${tag} ${done === undefined ? 'BAD no such command' : (done() ?? 'OK done')}\r\n`);
  }

  return {
    url: noteMadeByTest(`imap://office:secret@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`),
    commands,
    add(mail) {
      mails.push({ uid: next, bytes: Buffer.from(mail) });
      next += 1;
      return next - 1;
    },
    renumber() {
      validity += 1;
      mails = mails.map((mail, at) => ({ ...mail, uid: at + 1 }));
      next = mails.length + 1;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What of a mail was asked for; its structure is that of one plain text. */
function fetched(mails: readonly StoredMail[], command: string): Buffer {
  const [, asked = ''] = /FETCH (\d+)/.exec(command) ?? [];
  const at = mails.findIndex(({ uid }) => uid === Number(asked));
  const mail = mails[at];
  if (mail === undefined) return Buffer.alloc(0);
  const { uid, bytes } = mail;
  const head = bytes.subarray(0, bytes.indexOf('\r\n\r\n') + 4);
  const items: Buffer[] = [Buffer.from(`UID ${uid}`)];
  if (command.includes('RFC822.SIZE')) items.push(Buffer.from(`RFC822.SIZE ${bytes.length}`));
  if (command.includes('INTERNALDATE')) {
    const seconds = String(uid).padStart(2, '0');
    items.push(Buffer.from(`INTERNALDATE "20-Nov-2026 09:00:${seconds} +0000"`));
  }
  if (command.includes('BODYSTRUCTURE')) {
    items.push(
      Buffer.from(
        `BODYSTRUCTURE ("TEXT" "PLAIN" ("CHARSET" "UTF-8") NIL NIL "8BIT" ${bytes.length} 1 NIL NIL NIL NIL)`,
      ),
    );
  }
  for (const [, part = '', start, length] of command.matchAll(/BODY\.PEEK\[([^\]]*)\](?:<(\d+)\.(\d+)>)?/g)) {
    const whole = part === '' ? bytes : part === 'HEADER' ? head : bytes.subarray(head.length);
    const piece = start === undefined ? whole : whole.subarray(Number(start), Number(start) + Number(length));
    const where = start === undefined ? '' : `<${start}>`;
    items.push(Buffer.concat([Buffer.from(`BODY[${part}]${where} {${piece.length}}\r\n`), piece]));
  }
  const spaced = items.flatMap((item, index) => (index === 0 ? [item] : [Buffer.from(' '), item]));
  return Buffer.concat([Buffer.from(`* ${at + 1} FETCH (`), ...spaced, Buffer.from(')\r\n')]);
}
