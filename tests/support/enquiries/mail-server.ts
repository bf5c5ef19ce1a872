import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { noteMadeByTest } from '#scripts/testing/operator-settings.ts';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** The whole message, header and bodies. */
  message: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  stop(): Promise<void>;
}

export interface MailServerOptions {
  /** What to answer to a user name and password, which it wants where this is given. */
  login?: () => string;
  /** What to answer to a sender; 250 unless given. */
  sender?: () => string;
  /** What to answer to a recipient; 250 unless given. */
  recipient?: (address: string) => string;
  /** What to answer once the message has come; 250 unless given. */
  message?: (mail: ReceivedMail) => string | 'hang up';
}

/** As much of SMTP (RFC 5321) as a mail program needs, on a real port. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, received, options);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: noteMadeByTest(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`),
    received,
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function converse(socket: Socket, received: ReceivedMail[], options: MailServerOptions): void {
  const { login, sender = () => '250 ok', recipient = () => '250 ok', message = () => '250 ok' } = options;
  let buffered = '';
  let inMessage = false;
  let mail: ReceivedMail = { from: '', to: [], message: '' };
  const say = (line: string) => socket.write(`${line}\r\n`);

  function command(line: string): void {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (verb === 'EHLO' || verb === 'HELO') say(login ? '250-mail.example\r\n250 AUTH PLAIN' : '250 mail.example');
    else if (verb === 'MAIL') {
      mail = { from: address, to: [], message: '' };
      say(sender());
    } else if (verb === 'AUTH' && login) say(login());
    else if (verb === 'RCPT') {
      const answer = recipient(address);
      if (answer.startsWith('2')) mail.to.push(address);
      say(answer);
    } else if (verb === 'DATA') {
      inMessage = true;
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  }

  function messageEnded(text: string): void {
    inMessage = false;
    const whole = { ...mail, message: text.replace(/^\.\./gm, '.') };
    const answer = message(whole);
    if (answer === 'hang up') {
      received.push(whole);
      socket.destroy();
      return;
    }
    if (answer.startsWith('2')) received.push(whole);
    say(answer);
  }

  say('220 mail.example');
  socket.on('data', (chunk) => {
    buffered += chunk.toString('utf8');
    for (;;) {
      const end = buffered.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const taken = buffered.slice(0, end);
      buffered = buffered.slice(end + (inMessage ? 5 : 2));
      if (inMessage) messageEnded(taken);
      else command(taken);
    }
  });
}
