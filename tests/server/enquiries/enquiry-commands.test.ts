import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContactMessage } from '#contract/contact.ts';
import { csvTable } from '#server/operator-commands/csv-table.ts';
import { runEnquiriesCommand } from '#server/operator-commands/run-enquiries-command.ts';
import { openTestApp, referenceOf } from '#tests/support/app-under-test.ts';
import { deliverOutbox } from '#tests/support/enquiries/deliver-outbox.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { onEveryEngine, type StoreEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testNow } from '#tests/support/test-app.ts';

/* `npm run enquiries -- …`, over what the website stored. */

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
    safari: () => referenceOf(app.safari()),
    run: (...args: string[]) =>
      runCommand((voices) => runEnquiriesCommand(args, { ...voices, env: engine.settings(dataDir), clock })),
  };
}

onEveryEngine((engine) => {
  test('a list has a line for each enquiry, newest first, with how its mails fared', async () => {
    const commands = await openCommands(engine);
    const older = await commands.contact({ name: 'Ada' });
    commands.time.now = new Date(testNow.getTime() + 86_400_000);
    const newer = await commands.safari();
    expect(await commands.run('list')).toEqual({
      code: 0,
      err: '',
      out:
        `${newer}  2026-11-21 09:00Z  Ada Traveller <ada@mail.example>  Marsh day, $2,547.57  waiting\n` +
        `${older}  2026-11-20 09:00Z  Ada <ada@mail.example>            message: A tour       waiting\n`,
    });
    expect((await commands.run('list', '--kind', 'contact')).out).toMatch(new RegExp(`^${older}[^\\n]*\\n$`));
    expect((await commands.run('list', '--since', '2026-11-21')).out).toMatch(new RegExp(`^${newer}[^\\n]*\\n$`));
    expect((await commands.run('list', '--until', '2026-11-20')).out).toMatch(new RegExp(`^${older}[^\\n]*\\n$`));
    await deliverOutbox(commands, () => commands.time.now);
    expect((await commands.run('list', '--undelivered')).out).toBe('No enquiries.\n');
    expect((await commands.run('list')).out).toMatch(/sent\n.*sent\n$/);
  });

  test('one enquiry is shown in full', async () => {
    const commands = await openCommands(engine);
    const reference = await commands.contact();
    const { code, out } = await commands.run('show', reference.toLowerCase());
    expect(code).toBe(0);
    expect(out).toContain('> We would like to see elephants in July.');
    expect(out).toContain(`MAILS\n${reference}-enquiry: waiting, 0 attempts; next Friday 20 November 2026 at 12:00`);
  });

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
    expect((await commands.run('list')).out).not.toContain(reference);
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

  test('what the newsletter could not deliver is listed with the reason, until it is', async () => {
    const commands = await openCommands(engine);
    const reference = await commands.contact();
    await commands.subscribe('eve@mail.example');
    await commands.store.db
      .updateTable('outbox')
      .set({ state: 'dead', last_failure: 'EENVELOPE 550' })
      .where('kind', '=', 'newsletter-confirmation')
      .execute();
    const line = /\n- +2026-11-20 09:00Z {2}<eve@mail\.example> +newsletter, to confirm {2}given up: EENVELOPE 550\n$/;
    const { out } = await commands.run('list', '--undelivered');
    expect(out).toMatch(new RegExp(`^${reference} .*waiting\\n`));
    expect(out).toMatch(line);
    expect((await commands.run('list', '--undelivered', '--since', '2026-11-21')).out).toBe('No enquiries.\n');
    expect((await commands.run('list', '--undelivered', '--kind', 'contact')).out).not.toContain('eve@');
    expect((await commands.run('list')).out).not.toContain('eve@');
    await commands.run('retry');
    expect((await commands.run('list', '--undelivered')).out).toContain('waiting: EENVELOPE 550');
    await deliverOutbox(commands, () => commands.time.now);
    expect((await commands.run('list', '--undelivered')).out).toBe('No enquiries.\n');
  });

  test('mails that were given up are sent again when the staff say so', async () => {
    const commands = await openCommands(engine);
    const [one, two] = [await commands.contact(), await commands.contact()];
    await commands.store.db.updateTable('outbox').set({ state: 'dead', last_failure: 'EENVELOPE 550' }).execute();
    expect((await commands.run('list', '--undelivered')).out).toMatch(/given up\n.*given up\n$/);
    expect((await commands.run('retry', one)).out).toBe(
      '2 mails will be sent again within seconds while the server runs.\n',
    );
    expect((await deliverOutbox(commands)).map(({ messageId }) => messageId)).toEqual([
      `${one}-enquiry`,
      `${one}-receipt`,
    ]);
    expect((await commands.run('retry')).out).toMatch(/^2 mails/);
    expect((await deliverOutbox(commands)).map(({ messageId }) => messageId)).toEqual([
      `${two}-enquiry`,
      `${two}-receipt`,
    ]);
    expect((await commands.run('retry')).out).toBe('No mail was given up.\n');
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

test('an export is a table that a spreadsheet opens and does not run', async () => {
  const commands = await openCommands();
  const formulas = ['=HYPERLINK("http://evil.example","x")', '@SUM(A1)', '-1+1', '  =1+1', '＝1+1', '%0A'];
  for (const name of formulas) await commands.contact({ name, phone: '+254700000000' });
  await commands.contact({ message: 'Two lines,\nand a "quote".' });
  await commands.safari();
  const file = join(commands.dataDir, 'enquiries.csv');
  expect(await commands.run('export', '--out', file)).toEqual({ code: 0, err: '', out: `Written to ${file}\n` });
  expect(statSync(file).mode & 0o077).toBe(0);
  const table = readFileSync(file, 'utf8');
  expect(table.startsWith('\ufeff"Reference","Received (UTC)","Kind","Name",')).toBe(true);
  expect(table).toContain('"Two lines,\nand a ""quote""."');
  expect(table).toContain(`,2547.57,`);
  for (const name of formulas) expect(table).toContain(`"'${name.trim().replaceAll('"', '""')}"`);
  expect(table).toContain(`"'+254700000000"`);
  expect(table.match(/"[=+\-@＝%]/g)).toBeNull();
});

test('an export says how old the children are, what does not fit, who takes part in what, and what one pays', async () => {
  const commands = await openCommands();
  await commands.safari();
  const { out } = await commands.run('export');
  expect(out).toContain('"Price a person USD"');
  expect(out).toContain(',499.99,');
  expect(out).toContain('"Canoe at dawn, day open, for 2"');
  expect(out).toContain('"Ages of the children","Does not fit"');
  expect(out).toContain('"not told","These are 7 days');
});

test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0=1', '\u200b=1', '＝1', '＠a', '|a'])(
  'a cell that begins as %j is text',
  (cell) => {
    expect(csvTable([], [[cell]])).toContain(`"'${cell}"`);
  },
);

test('subscribers are exported with the link that ends their subscription, and only those who confirmed', async () => {
  const commands = await openCommands();
  await commands.subscribe('ada@mail.example');
  await commands.subscribe('bob@mail.example');
  await commands.store.db
    .updateTable('subscriptions')
    .set({ state: 'confirmed' })
    .where('email', '=', 'ada@mail.example')
    .execute();
  const { out } = await commands.run('export', '--subscribers');
  const [header, row, ...rest] = out.slice(1).split('\r\n');
  expect(header).toBe('"Email","Confirmed (UTC)","Unsubscribe"');
  expect(row).toMatch(
    /^"ada@mail\.example","2026-11-20T09:00:00\.000Z","http:\/\/localhost:4173\/api\/newsletter\/unsubscribe\?token=[\w.-]+"$/,
  );
  expect(rest).toEqual(['']);
});

test.each([
  [['bla'], 'There is no command "bla"; try: npm run enquiries -- help'],
  [['constructor'], 'There is no command "constructor"; try: npm run enquiries -- help'],
  [['show'], 'Which enquiry? Give its reference.'],
  [['show', 'ABC'], '"ABC" is no reference: those are 8 letters and digits'],
  [['show', 'ABCDEFGH', 'JKLMNPQR'], 'show: "JKLMNPQR" is one word too many'],
  [['show', 'ABCDEFGH'], 'There is no enquiry ABCDEFGH'],
  [['list', '--since', '20.11.2026'], '--since: was "20.11.2026"; allowed is a day such as 2026-11-20'],
  [['list', '--since', '2026-02-30'], '--since: was "2026-02-30"; allowed is a day such as 2026-11-20'],
  [['list', '--kind', 'order'], '--kind: was "order"; allowed is contact, custom-safari'],
  [['list', '--all'], "list: Unknown option '--all'"],
  [['erase'], 'Which enquiry? Give its reference.'],
  [['erase', 'ABCDEFGH', '--before', '2026-01-01'], 'erase: give one thing to erase, or --before'],
  [['export', '--out', '/nowhere/at/all.csv'], '--out: /nowhere/at/all.csv cannot be written (ENOENT)'],
])('%j ends with one clear line', async (args, line) => {
  const commands = await openCommands();
  expect(await commands.run(...args)).toEqual({ code: 1, out: '', err: `${line}\n` });
});

test('wrong settings and a store that is away are one line too', async () => {
  const run = (env: Record<string, string>) =>
    runCommand((voices) => runEnquiriesCommand(['list'], { ...voices, env }));
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
  for (const args of [[], ['help'], ['--help'], ['list', '--help']]) {
    const { code, out } = await runCommand((voices) => runEnquiriesCommand(args, { ...voices, env: { PORT: 'x' } }));
    expect([code, out]).toEqual([0, expect.stringContaining('npm run enquiries -- erase')]);
  }
});
