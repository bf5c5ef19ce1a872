import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '#scripts/testing/free-port.ts';
import { noteMadeByTest } from '#scripts/testing/operator-settings.ts';

export interface ThrowawayPostgres {
  url: string;
  /** Stops it in its tracks: connections stay open and are accepted, and nothing is answered until `resume`. */
  hang(): void;
  resume(): void;
  stop(): void;
}

/** A PostgreSQL of our own in a temporary folder, on a free port; undefined where none is installed. */
export async function startThrowawayPostgres(): Promise<ThrowawayPostgres | undefined> {
  const programs = postgresPrograms();
  const owner = postgresOwner();
  if (programs === undefined || owner === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const run = (program: string, args: string[]) => {
    // pg_ctl leaves the server running with the pipes it inherits, so its output goes to a file instead.
    const { status, stderr } = spawnSync(program, args, {
      cwd: folder,
      ...owner,
      stdio: program === programs.initdb ? 'pipe' : 'ignore',
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr?.toString() ?? `see ${folder}/log`}`);
  };
  run(programs.initdb, ['-D', data, '-U', 'test', '-A', 'trust', '-N', '--locale=C', '-E', 'UTF8']);
  const settings = `-p ${port} -h 127.0.0.1 -k '' -F`;
  run(programs.pgCtl, ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start']);
  const signal = (name: NodeJS.Signals) => {
    const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const pid of [postmaster, ...childrenOf(postmaster)]) sendSignal(pid, name);
  };
  return {
    url: noteMadeByTest(`postgres://test@127.0.0.1:${port}/postgres`),
    hang: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    stop: () => {
      run(programs.pgCtl, ['-D', data, '-w', '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A child may be at its end meanwhile. */
function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .toString()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, ppid]) => ppid === parent)
    .map(([pid = 0]) => pid);
}

function postgresPrograms(): { initdb: string; pgCtl: string } | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/bin', ...versions];
  const folder = folders.find((candidate) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(candidate, name))));
  return folder === undefined ? undefined : { initdb: join(folder, 'initdb'), pgCtl: join(folder, 'pg_ctl') };
}

/**
 * PostgreSQL refuses to run as root; root runs it as the user its package made. Undefined when there is no such
 * user.
 */
function postgresOwner(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres']).stdout?.toString().trim());
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
