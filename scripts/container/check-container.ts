import '#scripts/testing/without-operator-settings.ts';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#scripts/testing/free-port.ts';

/*
 * `npm run check:container`: the image of the Containerfile builds, and what it starts answers, as a user without
 * rights over a file system that cannot be written to. Needs buildah and root; NODE_IMAGE names a base image that is
 * here, where no registry of images can be reached.
 */

const image = 'localhost/umbrella-thorn-check';
const base = process.env.NODE_IMAGE ?? 'docker.io/library/node:24-bookworm-slim';
/** Without a daemon and without user namespaces, which a machine in a container may lack. */
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' };

if (spawnSync('buildah', ['--version']).status !== 0) skip('buildah is not installed');
if (process.getuid?.() !== 0) skip('mounting the image needs root');
if (spawnSync('buildah', ['pull', '--policy', 'missing', '-q', base], { env }).status !== 0) {
  skip(`there is no image ${base} here and none can be fetched; NODE_IMAGE names another`);
}

const started = Date.now();
buildah(['build', '--network', 'host', '--build-arg', `NODE_IMAGE=${base}`, '-t', image, '.'], 'inherit');
console.log(`built in ${Math.round((Date.now() - started) / 1000)} s`);

const container = buildah(['from', image]);
const data = mkdtempSync(join(tmpdir(), 'container-data-'));
try {
  const root = buildah(['mount', container]);
  const size = spawnSync('du', ['-sm', join(root, 'site')], { encoding: 'utf8' }).stdout.split('\t')[0];
  console.log(`the product and its packages: ${size} MB`);
  console.log(await answerOf(root));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  buildah(['rm', container]);
  buildah(['rmi', image]);
  rmSync(data, { recursive: true, force: true });
}

/**
 * Starts what the image starts, in its own tree, mounted for reading only but for `/data` and `/tmp`, as its user
 * `node`; what `/api/health` and a page answer.
 *
 * @throws Error with what it printed when it does not answer.
 */
async function answerOf(root: string): Promise<string> {
  const port = await freePort();
  const script = [
    'set -e',
    'mount --bind "$ROOT" "$ROOT"',
    'mount -o remount,ro,bind "$ROOT"',
    'mount --bind "$DATA" "$ROOT/data"',
    'mount -t tmpfs tmpfs "$ROOT/tmp"',
    'chown "$(chroot "$ROOT" id -u node)" "$ROOT/data"',
    'cd "$ROOT"',
    'exec chroot --userspec=node "$ROOT" /bin/sh -c "cd /site; ! touch /site/written 2>/dev/null && exec node dist-server/main.js"',
  ].join('\n');
  mkdirSync(data, { recursive: true });
  const server = spawn('unshare', ['--mount', 'sh', '-c', script], {
    env: {
      PATH: process.env.PATH ?? '',
      ROOT: root,
      DATA: data,
      NODE_ENV: 'production',
      DEMONSTRATION: '0',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: '/data',
    },
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
  try {
    for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
      const health = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
      if (health?.ok) {
        const page = await fetch(`http://127.0.0.1:${port}/tours`);
        if (!page.ok) throw new Error(`/tours was answered with ${page.status}`);
        return `health: ${await health.text()}; /tours: ${page.status}; its files could not be written to`;
      }
      await wait(200);
    }
    throw new Error(`The image's server does not answer:\n${said}`);
  } finally {
    server.kill('SIGTERM');
  }
}

function buildah(args: string[], stdout: 'pipe' | 'inherit' = 'pipe'): string {
  const done = spawnSync('buildah', args, { env, encoding: 'utf8', stdio: ['ignore', stdout, 'inherit'] });
  if (done.status !== 0) throw new Error(`buildah ${args[0]} failed`);
  return done.stdout?.trim() ?? '';
}

function skip(why: string): never {
  console.log(`skipped: ${why}`);
  process.exit(0);
}
