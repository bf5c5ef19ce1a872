import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/open-store.ts';
import { formsOnTrial, tryBodies } from '#tests/support/enquiries/body-trials.ts';
import { openEnquiryApp } from '#tests/support/enquiries/enquiry-app.ts';

/*
 * The long version of tests/server/enquiries/form-bodies.test.ts: ten thousand bodies to each form, and memory that
 * stays flat.
 */

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapInMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

test.each(formsOnTrial)(
  '$path answers ten thousand bodies as they deserve, and remembers none (B-139)',
  async (form) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bodies-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const app = await openEnquiryApp({ store: await openStore({ dataDir }), logLevel: 'silent' });
    const counts = new Map<string, number>();
    const round = async (runs: number) => {
      for (const [code, count] of await tryBodies(app, form, runs)) counts.set(code, (counts.get(code) ?? 0) + count);
    };
    await round(2000);
    const before = heapInMegabytes();
    for (let time = 0; time < 8; time += 1) await round(1000);
    const growth = heapInMegabytes() - before;
    console.log(`${form.path}: ${JSON.stringify(Object.fromEntries(counts))}, heap grew by ${growth.toFixed(1)} MB`);
    expect(growth).toBeLessThan(10);
  },
);
