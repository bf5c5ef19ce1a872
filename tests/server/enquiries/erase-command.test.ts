import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContactMessage } from '#contract/forms/contact.ts';
import { runEraseCommand } from '#server/operator-commands/run-erase-command.ts';
import { openTestApp, referenceOf } from '#tests/support/app-under-test.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { onEveryEngine, type StoreEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

/* `npm run enquiries -- erase`, over what the website stored. */

async function openCommands(engine: StoreEngine = sqlite) {
  const dataDir = temporaryFolder();
  const time = { now: testNow };
  const clock = () => time.now;
  const app = await openTestApp({ store: await engine.open(dataDir), clock });
  return {
    ...app,
    time,
    dataDir,
    contact: (given?: Partial<ContactMessage>) => referenceOf(app.contact(given)),
    run: (...args: string[]) =>
      runCommand((voices) => runEraseCommand(args, { ...voices, env: engine.settings(dataDir), clock })),
  };
}

onEveryEngine((engine) => {
  test('erasing an address takes everything but the proof that a subscription ended (B-142)', async () => {
    const commands = await openCommands(engine);
    const reference = await commands.contact({ email: 'Ada@mail.example', message: 'Please remember canary7351.' });
    const other = await commands.contact({ email: 'bob@mail.example' });
    await commands.subscribe();
    const outbox = join(commands.dataDir, 'outbox');
    mkdirSync(outbox);
    for (const name of [`${reference}-enquiry.eml`, `${reference}-receipt.eml`, `${other}-enquiry.eml`]) {
      writeFileSync(join(outbox, name), 'a mail');
    }

    expect((await commands.run('erase', 'ADA@mail.example')).out).toBe(
      'Would erase 1 enquiry and the newsletter subscription. Add --yes to do it.\n',
    );
    expect(await commands.references()).toHaveLength(2);
    expect((await commands.run('erase', 'ada@mail.example', '--yes')).out).toBe(
      'Erased 1 enquiry and the newsletter subscription, and 2 mails in the outbox folder. Backups keep them until they are replaced.\n',
    );

    expect(await commands.references()).toEqual([other]);
    expect(readdirSync(outbox)).toEqual([`${other}-enquiry.eml`]);
    const mails = await commands.store.db.selectFrom('outbox').select('subject_id').execute();
    expect(new Set(mails.map(({ subject_id }) => subject_id))).toEqual(new Set([other]));
    const subscription = await commands.store.db
      .selectFrom('subscriptions')
      .select(['email', 'state'])
      .executeTakeFirstOrThrow();
    expect(subscription).toEqual({ email: null, state: 'ended' });
    const steps = await commands.store.db.selectFrom('newsletter_consents').select(['step', 'source']).execute();
    expect(steps).toContainEqual({ step: 'withdrawn', source: 'staff' });
    expect((await commands.run('erase', 'ada@mail.example', '--yes')).out).not.toContain('enquiry');
  });

  test('a retention run removes what came before a day, and says first what that is (B-142)', async () => {
    const commands = await openCommands(engine);
    await commands.contact();
    await commands.contact();
    commands.time.now = new Date('2026-11-20T21:00:00Z');
    const newer = await commands.contact();
    expect((await commands.run('erase', '--before', '2026-11-21')).out).toContain('Would erase 2 enquiries.');
    expect((await commands.run('erase', '--before', '2026-11-21', '--yes')).out).toContain('Erased 2 enquiries.');
    expect(await commands.references()).toEqual([newer]);
  });
});

test('nothing of what was erased can be found in the files of SQLite', async () => {
  const commands = await openCommands();
  await commands.contact({ message: 'Please remember canary7351.', email: 'canary7351@mail.example' });
  const holding = () =>
    readdirSync(commands.dataDir).filter((file) => readFileSync(join(commands.dataDir, file)).includes('canary7351'));
  expect(holding()).not.toEqual([]);
  await commands.run('erase', 'canary7351@mail.example', '--yes');
  expect(holding()).toEqual([]);
});

test.each([
  [['bla'], 'There is no command "bla"; try: npm run enquiries -- help'],
  [['constructor'], 'There is no command "constructor"; try: npm run enquiries -- help'],
  [['erase', 'ABC'], '"ABC" is no reference: those are 8 letters and digits'],
  [['erase', 'ABCDEFGH', 'JKLMNPQR'], 'erase: "JKLMNPQR" is one word too many'],
  [['erase', '--before', '20.11.2026'], '--before: was "20.11.2026"; allowed is a day such as 2026-11-20'],
  [['erase', '--before', '2026-02-30'], '--before: was "2026-02-30"; allowed is a day such as 2026-11-20'],
  [['erase', '--all'], "erase: Unknown option '--all'"],
  [['erase'], 'Which enquiry? Give its reference.'],
  [['erase', 'ABCDEFGH', '--before', '2026-01-01'], 'erase: give one thing to erase, or --before'],
])('%j ends with one clear line', async (args, line) => {
  const commands = await openCommands();
  expect(await commands.run(...args)).toEqual({ code: 1, out: '', err: `${line}\n` });
});

test('wrong settings and a store that is away are one line too', async () => {
  const run = (env: Record<string, string>) =>
    runCommand((voices) => runEraseCommand(['erase', 'ABCDEFGH'], { ...voices, env }));
  expect(await run({ DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/db' })).toEqual({
    code: 1,
    out: '',
    err: expect.stringMatching(/^The store does not answer: [^\n]*ECONNREFUSED[^\n]*\n$/),
  });
  expect((await run({ DATABASE_URL: '', PORT: 'x' })).err).toBe(
    'PORT: was "x"; allowed is a whole number from 1 to 65535\n',
  );
});

test('help needs no store', async () => {
  for (const args of [[], ['help'], ['--help'], ['erase', '--help']]) {
    const { code, out } = await runCommand((voices) => runEraseCommand(args, { ...voices, env: { PORT: 'x' } }));
    expect([code, out]).toEqual([0, expect.stringContaining('npm run enquiries -- erase')]);
  }
});
