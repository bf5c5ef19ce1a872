import '../../scripts/testing/without-operator-settings.ts';
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openSecureFront } from '#inspection/observatory/secure-front.ts';
import { loadSettings, startApiServer } from '../../scripts/testing/api-server.ts';
import { ensureBuilt } from '../../scripts/testing/ensure-built.ts';
import { freePort } from '../../scripts/testing/free-port.ts';

/*
 * `npm run check:observatory`: what MDN's HTTP Observatory gives the built site, computed by its own program on
 * this machine: over TLS with a certificate of the moment, and plain HTTP sent there, as our proxies do. Needs
 * openssl, and the network only to install the program once (130 MB with its own web server, so it is no dependency
 * of ours).
 */

const version = '1.4.8';
const wanted = 135;
const folder = join('node_modules', '.cache', 'observatory', version);
const program = join(folder, 'node_modules', '@mdn', 'mdn-http-observatory');

interface Report {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  tests: Record<string, { result: string; scoreModifier: number; pass: boolean }>;
}

ensureBuilt();
install();
const report = await scan();
for (const [name, { result, scoreModifier }] of Object.entries(report.tests)) {
  console.log(`  ${scoreModifier > 0 ? '+' : ''}${scoreModifier}`.padEnd(7), name.padEnd(32), result);
}
const { grade, score, testsPassed, testsQuantity } = report.scan;
console.log(`${grade}, ${score} (wanted: ${wanted} or more), ${testsPassed} of ${testsQuantity} passed`);
process.exit(score < wanted ? 1 : 0);

function install(): void {
  if (existsSync(program)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quietly, `@mdn/mdn-http-observatory@${version}`], {
    cwd: folder,
    stdio: 'inherit',
  });
  // Its install script fetches the hosts browsers never visit without TLS. Ours, on this machine, is none of them.
  writeFileSync(join(program, 'conf', 'hsts-preload.json'), '{}');
}

async function scan(): Promise<Report> {
  const files = mkdtempSync(join(tmpdir(), 'observatory-'));
  const backPort = await freePort();
  const front = await openSecureFront(files, backPort);
  const host = `localhost:${front.port}`;
  const settings = { ...loadSettings(join(files, 'data'), backPort), VITE_SITE_URL: `https://${host}` };
  const server = await startApiServer(settings);
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [join(program, 'src', 'scan.js'), host], {
      env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: front.certificate },
    });
    const answer = JSON.parse(stdout) as Report & { error?: string };
    if (answer.error !== undefined) throw new Error(`The Observatory's program says: ${answer.error}`);
    return answer;
  } finally {
    server.process.kill('SIGTERM');
    await server.ended;
    front.close();
    rmSync(files, { recursive: true });
  }
}
