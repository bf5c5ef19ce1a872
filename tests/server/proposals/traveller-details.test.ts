import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDays } from '#contract/calendar/calendar.ts';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import type { TravellerDetails, TravellerDetailsView } from '#contract/forms/traveller-details.ts';
import { endsSoon, isFarFrom, isOfOtherAge } from '#contract/trip/traveller-details.ts';
import { backUp } from '#server/backup/back-up.ts';
import { createLog } from '#server/log.ts';
import { compareSecrets } from '#server/secret/known-secret.ts';
import { openDetailsKey } from '#server/secret/open-secret.ts';
import { createSecret } from '#server/secret/secret.ts';
import { openProposalDesk, type ProposalDesk, tokenIn } from '#tests/support/proposals/proposal-desk.ts';
import {
  nobody,
  noParty,
  sampleDetails,
  sampleTraveller,
  secretWords,
} from '#tests/support/proposals/sample-details.ts';
import { onEveryEngine, sqlite } from '#tests/support/store/store-engines.ts';
import { wholeStore } from '#tests/support/store/whole-store.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testDetailsKey, testNow, testSecret } from '#tests/support/test-app.ts';

const post = async ({ visitors }: ProposalDesk, path: string, body: object, version?: number) =>
  visitors.app.request(`/api/proposal/travellers${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(version !== undefined && { 'if-match': `"${version}"` }) },
    body: JSON.stringify(body),
  });
const open = (office: ProposalDesk, token: string) => post(office, '', { token });
const keep = (office: ProposalDesk, token: string, details: TravellerDetails, version = 0) =>
  post(office, '/keep', { token, ...details }, version);
const remove = (office: ProposalDesk, token: string) => post(office, '/remove', { token });
const read = (office: ProposalDesk, id: string) => office.request('POST', `/proposals/${id}/travellers/read`, {});
const table = (office: ProposalDesk, id: string) => office.request('POST', `/proposals/${id}/travellers/table`, {});
const viewOf = async (response: Promise<Response>): Promise<TravellerDetailsView> => {
  const answer = await response;
  expect(answer.status).toBe(200);
  return answer.json();
};
const told = async (office: ProposalDesk, { id, reference }: DeskProposal) => {
  const details = ({ what }: { what: string }) => what.startsWith('details-');
  const line = ({ what, by }: { what: string; by: string | null }) => `${what} ${by ?? 'nobody of the staff'}`;
  const proposal = (await office.get(id)).history.filter(details).map(line);
  const enquiry = (await office.read<DeskEnquiry>(`/enquiries/${reference}`)).history.filter(details).map(line);
  expect(enquiry).toEqual(proposal);
  return proposal.toReversed();
};

const ofOne = () => ({ ...sampleDetails(), travellers: [sampleTraveller] });

/** Bookings of two and of one, whose travellers gave what they had. */
async function twoGiven(office: ProposalDesk): Promise<[DeskProposal, DeskProposal]> {
  const [two, one] = [await office.held(2), await office.held(1)];
  await viewOf(keep(office, tokenIn(two), sampleDetails()));
  await viewOf(keep(office, tokenIn(one), ofOne()));
  return [two, one];
}

onEveryEngine((engine) => {
  test('what a party gives is kept in several sittings, and the office is told once of each, without a word of it (B-880)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.held();
    const token = tokenIn(proposal);
    expect(await viewOf(open(office, token))).toEqual({
      travellers: [nobody(), nobody()],
      party: noParty(),
      version: 0,
      givenAt: null,
    });
    expect((await office.get(proposal.id)).booking?.details).toBeNull();
    const first = sampleDetails();
    expect(await viewOf(keep(office, token, first))).toEqual({
      ...first,
      version: 1,
      givenAt: office.time.now.toISOString(),
    });
    const second = { ...first, travellers: [first.travellers[0] ?? nobody(), { ...sampleTraveller, name: 'Ada' }] };
    office.time.now = new Date(testNow.getTime() + 50 * 60_000);
    expect(await viewOf(keep(office, token, second, 1))).toMatchObject({ ...second, version: 2 });
    // An answer that was lost, and the same pressed again.
    expect(await viewOf(keep(office, token, second, 1))).toMatchObject({ version: 2 });
    expect(await viewOf(open(office, token))).toMatchObject({ ...second, version: 2 });
    expect(await told(office, proposal)).toEqual(['details-given nobody of the staff']);
    office.time.now = new Date(testNow.getTime() + 3 * 3_600_000);
    await viewOf(keep(office, token, first, 2));
    expect((await told(office, proposal)).length).toBe(2);
    const { booking, history } = await office.get(proposal.id);
    expect(booking?.details).toEqual({ complete: 1, travellers: 2, givenAt: office.time.now.toISOString() });
    for (const word of secretWords) expect(JSON.stringify(history)).not.toContain(word);
  });

  test('two who give at once wipe nothing of each other’s, also after all of it was removed (B-881)', async () => {
    const office = await openProposalDesk(engine);
    const token = tokenIn(await office.held());
    const mine = { travellers: [sampleTraveller, nobody()], party: noParty() };
    const theirs = { travellers: [nobody(), sampleTraveller], party: noParty() };
    const answers = await Promise.all([keep(office, token, mine), keep(office, token, theirs)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await open(office, token)).status).toBe(200);
    expect((await post(office, '/keep', { token, ...mine })).status).toBe(428);
    expect(await viewOf(remove(office, token))).toMatchObject({ version: 2, givenAt: null, party: noParty() });
    await viewOf(keep(office, token, theirs, 2));
    expect((await keep(office, token, mine, 1)).status).toBe(412);
    expect(await viewOf(open(office, token))).toMatchObject({ ...theirs, version: 3 });
  });

  test('neither the store, a backup, the log nor an answer of the desk’s lists holds a word of it in the clear (B-882)', async () => {
    const dataDir = temporaryFolder();
    const office = await openProposalDesk(engine, { dataDir });
    const proposal = await office.held();
    const token = tokenIn(proposal);
    await viewOf(keep(office, token, sampleDetails()));
    const asks: [body: object, version: number | undefined, status: number][] = [
      [{ token, ...sampleDetails(), travellers: [sampleTraveller] }, 1, 409],
      [{ token, ...sampleDetails(), more: 'vegan' }, 1, 422],
      [{ token, ...sampleDetails(), party: { ...noParty(), emergencyPhone: 'penicillin' } }, 1, 422],
      [{ token, ...sampleDetails(), party: { ...noParty(), rooms: 'vegan '.repeat(12_000) } }, 1, 413],
      [{ token: `x${token}`, ...sampleDetails() }, 1, 404],
      [{ token, ...sampleDetails() }, undefined, 428],
    ];
    for (const [body, version, status] of asks) {
      const answer = await post(office, '/keep', body, version);
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).not.toMatch(/vegan|penicillin/);
    }
    expect((await open(office, token)).headers.get('cache-control')).toBe('no-store');
    expect((await read(office, proposal.id)).status).toBe(200);
    expect((await table(office, proposal.id)).status).toBe(200);
    const { reference } = proposal;
    const { sealed } = await office.store.db.selectFrom('traveller_details').select('sealed').executeTakeFirstOrThrow();
    const places: Record<string, string> = {
      sealed: Buffer.from(sealed ?? '', 'base64').toString('latin1'),
      rows: JSON.stringify(await wholeStore(office.store)),
      log: office.visitors.logLines.join('\n'),
      mails: JSON.stringify(await office.mails()),
    };
    for (const path of [
      `/enquiries/${reference}`,
      '/enquiries',
      '/bookings',
      '/proposals',
      `/proposals/${proposal.id}`,
      '/bookings?q=vegan',
      `/enquiries/${reference}/reply-templates`,
    ]) {
      places[path] = JSON.stringify(await office.read(path));
    }
    places.log += office.visitors.logLines.join('\n');
    if (engine === sqlite) {
      // As a server that keeps its key beside the store.
      openDetailsKey({}, dataDir);
      const file = join(dataDir, 'copy.db');
      await backUp({ dataDir, file, force: false });
      for (const name of ['site.db', 'site.db-wal', 'copy.db'])
        places[name] = readFileSync(join(dataDir, name), 'latin1');
      const key = readFileSync(join(dataDir, 'details-key'), 'utf8').trim();
      expect(key.length).toBeGreaterThan(40);
      expect(places['copy.db']).not.toContain(key);
      expect(() => readFileSync(`${file}.details-key`)).toThrow();
    }
    for (const [place, text] of Object.entries(places)) {
      expect(text.length, place).toBeGreaterThan(2);
      for (const word of secretWords) expect(text.includes(word), `${word} in ${place}`).toBe(false);
    }
    expect(places.log).not.toContain(token.split('.')[2]);
  });

  test('before the yes, with another link, an old one, of a trip that was given back or is over: refused, and said why (B-883)', async () => {
    const office = await openProposalDesk(engine);
    const begun = await office.sentSeats(2);
    const early = await open(office, tokenIn(begun));
    expect([early.status, (await early.json()).message]).toEqual([
      409,
      'We ask for these once you have said yes to this trip.',
    ]);
    expect((await keep(office, tokenIn(begun), sampleDetails())).status).toBe(409);
    expect((await remove(office, tokenIn(begun))).status).toBe(409);
    for (const token of [
      '',
      'a'.repeat(80),
      tokenIn(begun).replace(/.(?=.{9}$)/, (end) => (end === 'A' ? 'B' : 'A')),
    ]) {
      const guesses = await Promise.all([
        open(office, token),
        keep(office, token, sampleDetails()),
        remove(office, token),
      ]);
      expect(guesses.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    // Of the old version of a trip that is held as a newer one.
    await office.draft(begun.id, { discount: { amount: 10, reason: 'You came back' } });
    const newer = await office.send(begun.id);
    await office.visitors.post('/api/proposal/hold', {
      token: tokenIn(newer),
      name: 'Ada Traveller',
      total: newer.total,
      clientRequestId: crypto.randomUUID(),
    });
    expect((await open(office, tokenIn(begun))).status).toBe(409);
    await viewOf(keep(office, tokenIn(newer), sampleDetails()));

    await office.book(begun.id, { act: 'give-back', kept: 0, reason: 'They are ill' });
    expect(await office.store.db.selectFrom('traveller_details').select('sealed').execute()).toEqual([
      { sealed: null },
    ]);
    const back = await open(office, tokenIn(newer));
    expect([back.status, (await back.json()).message]).toEqual([
      409,
      expect.stringMatching(/^This trip was given back/),
    ]);
    expect((await read(office, begun.id)).status).toBe(404);
    expect((await office.get(begun.id)).booking?.details).toBeNull();
    // A page that was open before writes over nothing that is told once it is booked again.
    await office.book(begun.id, { act: 'reopen' });
    expect((await keep(office, tokenIn(newer), sampleDetails(), 0)).status).toBe(412);
    const { version } = await viewOf(open(office, tokenIn(newer)));
    expect((await viewOf(keep(office, tokenIn(newer), sampleDetails(), version))).version).toBeGreaterThan(version);
  });

  test('thirty days after the journey it is gone by itself, and its history says so (B-884)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.held();
    const token = tokenIn(proposal);
    await office.book(proposal.id, { act: 'confirm' });
    await viewOf(keep(office, token, sampleDetails()));
    // Of what its party removed itself nothing is left to be told of.
    const removed = await office.held(1);
    await viewOf(keep(office, tokenIn(removed), ofOne()));
    await viewOf(remove(office, tokenIn(removed)));
    const end = proposal.versions[0]?.offer.endDate ?? '';
    // Day by day, as a clock goes that is believed.
    const sweepOn = async (day: string) => {
      office.time.now = new Date(`${day}T09:00:00Z`);
      await office.store.db.updateTable('retention').set({ trusted_at: office.time.now.toISOString() }).execute();
      // As two servers of one store do.
      await Promise.all([office.sweep(), office.sweep()]);
    };
    await office.sweep();
    await sweepOn(addDays(end, 29));
    expect((await open(office, token)).status).toBe(200);
    await sweepOn(addDays(end, 30));
    expect(await office.store.db.selectFrom('traveller_details').selectAll().execute()).toEqual([]);
    const over = await keep(office, token, sampleDetails(), 1);
    expect([over.status, (await over.json()).message]).toEqual([409, expect.stringContaining('journey is over')]);
    expect(await told(office, proposal)).toEqual([
      'details-given nobody of the staff',
      'details-forgotten nobody of the staff',
    ]);
    expect((await told(office, removed)).at(-1)).toBe('details-removed nobody of the staff');
  });

  test('it is erased with the person, and with a press of theirs (B-885)', async () => {
    const office = await openProposalDesk(engine);
    const [kept, erased] = await twoGiven(office);
    const { reference } = erased;
    expect((await office.request('POST', `/enquiries/${reference}/erase`, { reference })).status).toBe(200);
    const left = await office.store.db.selectFrom('traveller_details').select('proposal_id').execute();
    expect(left).toEqual([{ proposal_id: kept.id }]);
    expect((await open(office, tokenIn(erased))).status).toBe(404);

    await viewOf(remove(office, tokenIn(kept)));
    await viewOf(remove(office, tokenIn(kept)));
    expect(await office.store.db.selectFrom('traveller_details').select(['sealed', 'complete']).execute()).toEqual([
      { sealed: null, complete: 0 },
    ]);
    expect(await told(office, kept)).toEqual([
      'details-given nobody of the staff',
      'details-removed nobody of the staff',
    ]);
    expect((await office.get(kept.id)).booking?.details).toBeNull();
  });

  test('each reading at the desk is written down, and the table for camps runs no formula and says nothing of health (B-886)', async () => {
    const office = await openProposalDesk(engine);
    const proposal = await office.held();
    const { id } = proposal;
    expect((await read(office, id)).status).toBe(404);
    const details = {
      ...sampleDetails(),
      travellers: [{ ...sampleTraveller, diet: '=HYPERLINK("https://x")' }, nobody()],
    };
    await viewOf(keep(office, tokenIn(proposal), details));
    expect(await (await read(office, id)).json()).toEqual(details);
    await office.colleague.request('POST', `/proposals/${id}/travellers/read`, {});
    const { fileName, csv } = await (await table(office, id)).json();
    expect(fileName).toBe(`travellers-${proposal.reference}.csv`);
    expect(csv).toContain('"Zephyrine Quillfeather","1984-02-29","Kenyan","P7731994X"');
    expect(csv).toContain(`"'=HYPERLINK(""https://x"")"`);
    expect(csv).not.toMatch(/penicillin|Ottoline/);
    const [given, ...readings] = await told(office, proposal);
    expect(given).toBe('details-given nobody of the staff');
    expect(readings.map((line) => line.split(' ')[0])).toEqual(['details-read', 'details-read', 'details-exported']);
    expect(new Set(readings.map((line) => line.split(' ')[1])).size).toBe(2);
    expect((await office.request('GET', `/proposals/${id}/travellers/read`)).status).toBeGreaterThanOrEqual(404);
  });

  test('another key, a row put in another’s place and a damaged one open nothing, and the start says so (B-887)', async () => {
    const office = await openProposalDesk(engine);
    const [one, other] = await twoGiven(office);
    const { db } = office.store;
    const { sealed } = await db
      .selectFrom('traveller_details')
      .select('sealed')
      .where('proposal_id', '=', one.id)
      .executeTakeFirstOrThrow();
    const put = (text: string | null) =>
      db.updateTable('traveller_details').set({ sealed: text }).where('proposal_id', '=', other.id).execute();
    for (const text of [sealed, '', 'AAAA', `A${sealed}`]) {
      await put(text);
      const refused = await open(office, tokenIn(other));
      expect(refused.status).toBe(409);
      expect(await refused.json()).toMatchObject({
        code: 'details_sealed',
        message: expect.stringMatching(
          /^What was given before cannot be opened .*You can remove it here, and give it again\./,
        ),
      });
      expect((await keep(office, tokenIn(other), ofOne(), 1)).status).toBe(409);
      expect((await read(office, other.id)).status).toBe(409);
    }
    await viewOf(remove(office, tokenIn(other)));
    await viewOf(keep(office, tokenIn(other), ofOne(), 2));

    const lines: string[] = [];
    const log = createLog({ level: 'info', sink: (line) => lines.push(line), clock: () => testNow });
    await compareSecrets(office.store, { secret: testSecret, detailsKey: testDetailsKey }, log);
    expect(lines.join('')).not.toContain('details-key');
    await compareSecrets(office.store, { secret: testSecret, detailsKey: createSecret('another') }, log);
    expect(lines.join('')).toContain('put DATA_DIR/details-key back');
  });
});

test('the key of a data folder is made once, and a damaged one is told of (B-887)', () => {
  const dataDir = temporaryFolder();
  const first = openDetailsKey({}, dataDir).keyFor('x');
  expect(openDetailsKey({}, dataDir).keyFor('x')).toBe(first);
  expect(openDetailsKey({ detailsKey: 'a key of thirty-two characters, or so' }, dataDir).keyFor('x')).not.toBe(first);
  writeFileSync(join(dataDir, 'details-key'), 'short');
  expect(() => openDetailsKey({}, dataDir)).toThrow(/details-key is damaged; put the one back/);
});

test('a passport has to last six months beyond the journey, or it is said (B-880)', () => {
  expect(endsSoon('2027-02-05', '2026-08-05')).toBe(false);
  expect(endsSoon('2027-02-04', '2026-08-05')).toBe(true);
  for (const day of ['', '0202-12-01']) expect(endsSoon(day, '2026-08-05')).toBe(false);
});

test('an arrival a week before the journey or after it, and an age that is not the traveller’s, are said (B-880)', () => {
  // The first digits of a year are a day for the browser.
  const journey = { startDate: '2027-08-04', endDate: '2027-08-06' };
  const far = ['', '0002-08-04', '0202-08-04', '2027-07-27', '2027-07-28', '2027-08-06', '2027-08-07', '2028-08-04'];
  expect(far.filter((day) => isFarFrom(day, journey))).toEqual(['2027-07-27', '2027-08-07', '2028-08-04']);
  const adult = ['', '0001-01-01', '0198-01-01', '2009-08-04', '1960-01-01', '2009-08-05', '2027-08-04', '2030-01-01'];
  const other = (who: string) => adult.filter((day) => isOfOtherAge(day, who, journey.startDate));
  expect(other('adult')).toEqual(['2009-08-05', '2027-08-04', '2030-01-01']);
  expect(other('child (8)')).toEqual(['2009-08-04', '1960-01-01']);
  expect(other('infant')).toEqual(['2009-08-04', '1960-01-01']);
});
