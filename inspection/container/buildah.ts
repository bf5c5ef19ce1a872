import { spawnSync } from 'node:child_process';

/** Needs no daemon and no namespaces of its own, which a machine in a container may lack. */
const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };

/** What it prints. */
export function buildah(args: readonly string[]): string {
  const done = spawnSync('buildah', args, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (done.status !== 0) throw new Error(`buildah ${args[0]} failed:\n${done.stdout}\n${done.stderr}`.slice(-4000));
  return done.stdout.trim();
}

/** Whether it could. */
export function tryBuildah(args: readonly string[]): boolean {
  return spawnSync('buildah', args, { env, stdio: 'ignore' }).status === 0;
}
