import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { buildah } from '#inspection/container/buildah.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

/** An image, and its files where they can be read. */
export interface MountedImage {
  root: string;
  config: ImageConfig;
  remove(): void;
}

interface ImageConfig {
  Env: string[];
  Cmd: string[];
  WorkingDir: string;
  Healthcheck: { Test: string[] };
}

export interface RunningImage {
  url: string;
  desk: string;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Nobody in the image: as `--user` names one, or a cluster that gives each program a number of its own. */
const user = { id: 10_007, group: 0 };

export function mountImage(image: string): MountedImage {
  const container = buildah(['from', image]);
  const { Docker } = JSON.parse(buildah(['inspect', '--type', 'image', image])) as { Docker: { config: ImageConfig } };
  const remove = () => {
    buildah(['rm', container]);
    buildah(['rmi', image]);
  };
  return { root: buildah(['mount', container]), config: Docker.config, remove };
}

/**
 * Starts what the image starts, with its settings and `settings` over them, in its own tree: mounted for reading only but for `/tmp` and
 * the volume `data`, as a user it does not know, who cannot become another.
 *
 * @throws Error with what it printed when it does not answer within a minute
 */
export async function runImage(
  { root, config }: MountedImage,
  data: string,
  settings: Record<string, string>,
): Promise<RunningImage> {
  const [port, deskPort] = [await freePort(), await freePort()];
  const script = `set -e
    mount --bind "$ROOT" "$ROOT"
    mount -o remount,ro,bind "$ROOT"
    for given in dev proc; do mount --rbind /$given "$ROOT/$given"; done
    mount --bind "$DATA" "$ROOT/data"
    mount -t tmpfs -o mode=1777 tmpfs "$ROOT/tmp"
    exec setpriv --no-new-privs /usr/sbin/chroot --userspec=${user.id}:${user.group} --groups= "$ROOT" /bin/sh -c '
      cd "$0"; if touch written 2>/dev/null; then echo "its files can be written to"; exit 1; fi; exec "$@"
    ' "$@"`;
  const child = spawn('unshare', ['--mount', 'sh', '-c', script, 'sh', config.WorkingDir, ...config.Cmd], {
    env: {
      ...Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s, 2) as [string, string])),
      ROOT: root,
      DATA: data,
      HOST: '127.0.0.1',
      PORT: String(port),
      DESK_PORT: String(deskPort),
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  const [, program = '', ...words] = config.Healthcheck.Test;
  for (const start = Date.now(); Date.now() < start + 60_000 && child.exitCode === null; await wait(100)) {
    const health = spawnSync(program, words, { env: { PATH: process.env.PATH, PORT: String(port) } });
    if (health.status === 0) return { url, desk: `http://127.0.0.1:${deskPort}`, end };
  }
  await end('SIGKILL');
  throw new Error(`The image's server does not answer:\n${output}`);
}
