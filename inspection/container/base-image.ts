import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildah, tryBuildah } from '#inspection/container/buildah.ts';

const published = 'docker.io/library/node:24-bookworm-slim';
const local = `localhost/node-of-this-machine:${process.versions.node}`;

/**
 * What the image stands on: NODE_IMAGE, what the Containerfile names, or, where no registry of images can be reached, Debian as
 * debootstrap makes it with the Node of this machine, which is kept for the next time. Undefined where none of them can be had.
 */
export function baseImage(): string | undefined {
  const { NODE_IMAGE: named } = process.env;
  if (named !== undefined) return named;
  if (tryBuildah(['pull', '--policy', 'missing', '-q', published])) return published;
  if (!tryBuildah(['inspect', '--type', 'image', local]) && !makeLocal()) return undefined;
  return local;
}

function makeLocal(): boolean {
  const root = mkdtempSync(join(tmpdir(), 'container-base-'));
  try {
    const made = spawnSync('debootstrap', ['--variant=minbase', 'bookworm', root], { stdio: 'ignore' });
    if (made.status !== 0) return false;
    cpSync(process.execPath, join(root, 'usr/bin/node'));
    const npm = spawnSync('npm', ['root', '-g'], { encoding: 'utf8' }).stdout.trim();
    const packages = join(root, 'usr/lib/node_modules');
    mkdirSync(packages, { recursive: true });
    cpSync(realpathSync(join(npm, 'npm')), join(packages, 'npm'), { recursive: true, verbatimSymlinks: true });
    symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'));
    spawnSync('chroot', [root, 'useradd', '--create-home', 'node']);
    // Whoever stands between this machine and the registry of packages is trusted there as well.
    const trusted = '/etc/ssl/certs/ca-certificates.crt';
    if (existsSync(trusted)) cpSync(trusted, join(root, trusted));
    const container = buildah(['from', 'scratch']);
    buildah(['add', '-q', container, root, '/']);
    const settings = ['PATH=/usr/local/bin:/usr/bin:/bin', `NODE_EXTRA_CA_CERTS=${trusted}`];
    buildah(['config', ...settings.flatMap((setting) => ['--env', setting]), container]);
    buildah(['commit', '-q', '--rm', container, local]);
    return true;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
