import { expect, test } from 'vitest';
import { csvLine } from '#server/desk/tables/csv-table.ts';
import { testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { type Office, openOffice } from '#tests/support/desk/office.ts';
import { leastBlock, longestAllowed } from '#tests/support/load/loop-blocks.ts';
import { onEveryEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { testNow } from '#tests/support/test-app.ts';

const tableOf = (desk: Office) => desk.read<{ fileName: string; csv: string }>('/enquiry-table');

onEveryEngine((engine) => {
  test('enquiries are a table for spreadsheets, the newest first', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    desk.time.now = new Date(testNow.getTime() + 86_400_000);
    const later = await desk.safari();
    const { fileName, csv } = await tableOf(desk);
    expect(fileName).toBe('enquiries-2026-11-21.csv');
    expect(csv).toMatch(new RegExp(`^\ufeff"Reference","Received \\(UTC\\)",[^]*"${later}"[^]*"${reference}"`));
  });
});

test('the table is what is filtered, with what the office has made of it', async () => {
  const desk = await openOffice(sqlite);
  const [won, lost, other] = [await desk.contact(), await desk.safari(), await desk.contact({ name: 'Somebody else' })];
  const change = (reference: string, body: object) => desk.request('POST', `/enquiries/${reference}/work`, body, 1);
  await change(won, { state: 'won', owner: testStaff.email, tags: ['family', 'birds'] });
  await change(lost, { state: 'lost', lostReason: 'Too far' });
  const rowsOf = async (query: string) => (await desk.read<{ csv: string }>(`/enquiry-table?${query}`)).csv;
  const all = await rowsOf('');
  expect(all).toContain('"State","Lost because","Owner","Tags","First answer (UTC)"');
  expect(all).toContain(`"won",,"${testStaff.email}","birds, family","${testNow.toISOString()}"`);
  expect(all).toContain('"lost","Too far",');
  for (const [query, references] of [
    ['state=won,lost', [won, lost]],
    [`owner=${testStaff.email}`, [won]],
    ['tag=birds&kind=contact', [won]],
    ['turn=office', [other]],
    ['q=somebody', [other]],
  ] as const) {
    const csv = await rowsOf(query);
    expect(
      [won, lost, other].filter((reference) => csv.includes(reference)),
      query,
    ).toEqual(references);
  }
});

test('a table of thousands keeps nobody waiting, has each enquiry once, and is answered with an error while the store is away', async () => {
  const desk = await openOffice(sqlite);
  await desk.safari();
  const { db } = desk.store;
  const [row] = await db.selectFrom('enquiries').selectAll().execute();
  if (row === undefined) throw new Error('Nothing was stored.');
  const made = Array.from({ length: 3000 }, (_, index) => ({
    ...row,
    reference: `MADE-${String(index).padStart(4, '0')}`,
    client_request_id: String(index),
    // Many at once, so that a page ends among them.
    received_at: new Date(testNow.getTime() - Math.floor(index / 400)).toISOString(),
  }));
  for (let from = 0; from < made.length; from += 500) {
    await db
      .insertInto('enquiries')
      .values(made.slice(from, from + 500))
      .execute();
  }
  const { least } = await leastBlock(async () => async () => {
    const { body } = await desk.request('GET', '/enquiry-table');
    await body?.pipeTo(new WritableStream());
  });
  expect(least).toBeLessThanOrEqual(longestAllowed);
  const { csv } = await tableOf(desk);
  const listed = csv.split('\r\n').flatMap((line) => /^"(MADE-\d+)"/.exec(line)?.[1] ?? []);
  expect(listed).toEqual(made.map(({ reference }) => reference));
  await desk.store.close();
  expect((await desk.request('GET', '/enquiry-table')).status).toBe(503);
});

test('a spreadsheet opens the table and runs nothing in it', async () => {
  const desk = await openOffice(sqlite);
  const formulas = ['=HYPERLINK("http://evil.example","x")', '@SUM(A1)', '-1+1', '  =1+1', '＝1+1', '%0A'];
  for (const name of formulas) await desk.contact({ name, phone: '+254700000000' });
  await desk.contact({ message: 'Two lines,\nand a "quote".' });
  await desk.safari();
  const { csv: table } = await tableOf(desk);
  expect(table.startsWith('\ufeff"Reference","Received (UTC)","Kind","Name",')).toBe(true);
  expect(table).toContain('"Two lines,\nand a ""quote""."');
  expect(table).toContain(`,2547.57,`);
  for (const name of formulas) expect(table).toContain(`"'${name.trim().replaceAll('"', '""')}"`);
  expect(table).toContain(`"'+254700000000"`);
  expect(table.match(/"[=+\-@＝%]/g)).toBeNull();
});

test('the table says how old the children are, what does not fit, who takes part in what, and what one pays', async () => {
  const desk = await openOffice(sqlite);
  await desk.safari();
  const { csv: out } = await tableOf(desk);
  expect(out).toContain('"Price a person USD"');
  expect(out).toContain(',499.99,');
  expect(out).toContain('"Canoe at dawn, day open, for 2"');
  expect(out).toContain('"Ages of the children","Does not fit"');
  expect(out).toContain('"not told","These are 7 days');
});

test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '\n=1', ' =1', '\u00a0=1', '\u200b=1', '＝1', '＠a', '|a'])(
  'a cell that begins as %j is text',
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
  },
);
