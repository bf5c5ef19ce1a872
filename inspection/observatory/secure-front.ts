import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

export interface SecureFront {
  port: number;
  /** A file with the certificate, for who is to trust it. */
  certificate: string;
  close(): void;
}

/** What the first byte of a TLS connection is. */
const handshake = 0x16;

/**
 * What docs/deploy's proxies are to the server, on one port of the loopback: TLS with a certificate of the moment,
 * and plain HTTP sent there.
 *
 * @param folder for the certificate and its key
 * @param backPort where the server listens; known only once its public address, which names this port, is
 */
export async function openSecureFront(folder: string, backPort: number): Promise<SecureFront> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const shape = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', ...shape, ...subject, '-keyout', key, '-out', certificate], { stdio: 'pipe' });

  const secure = createHttpsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (asked, answer) => {
    const { method, url: path, headers } = asked;
    const onward = request({ host: '127.0.0.1', port: backPort, method, path, headers }, (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  const plain = createHttpServer((asked, answer) => {
    answer.writeHead(308, { location: `https://${asked.headers.host}${asked.url}` }).end();
  });
  const open = new Set<Socket>();
  const door = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => open.delete(socket));
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      (first[0] === handshake ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    port: (door.address() as AddressInfo).port,
    certificate,
    close() {
      door.close();
      for (const socket of open) socket.destroy();
    },
  };
}
