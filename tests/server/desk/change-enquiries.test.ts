import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { DeskEnquiry, DeskEnquiryList } from '#contract/desk/enquiries.ts';
import { colleague, testStaff } from '#tests/support/desk/desk-routes-under-test.ts';
import { type Office, openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { testNow } from '#tests/support/test-app.ts';

const change = (desk: Office, reference: string, body: object, version?: number) =>
  desk.request('POST', `/enquiries/${reference}/work`, body, version);

onEveryEngine((engine) => {
  test('state, owner, tags and the day to ask again are changed, and the history says how', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    const response = await change(
      desk,
      reference,
      {
        state: 'answering',
        owner: 'Otieno@desk.example',
        tags: [' Lamu ', 'family', 'lamu'],
        remindOn: '2026-11-26',
      },
      1,
    );
    expect(response.status).toBe(200);
    const enquiry: DeskEnquiry = await response.json();
    expect(enquiry).toMatchObject({
      state: 'answering',
      owner: colleague.email,
      tags: ['family', 'lamu'],
      remindOn: '2026-11-26',
      version: 2,
      firstAnsweredAt: null,
    });
    const at = testNow.toISOString();
    const by = testStaff.email;
    expect(new Set(enquiry.history.map(({ id: _, ...change }) => change))).toEqual(
      new Set([
        { at, by, what: 'state', before: { state: 'new' }, after: { state: 'answering' } },
        { at, by, what: 'owner', before: null, after: colleague.email },
        { at, by, what: 'tags', before: [], after: ['family', 'lamu'] },
        { at, by, what: 'remind-on', before: null, after: '2026-11-26' },
      ]),
    );
    expect(await desk.read(`/enquiries/${reference}`)).toEqual(enquiry);

    const none: DeskEnquiry = await (
      await change(desk, reference, { owner: null, remindOn: null, tags: [] }, 2)
    ).json();
    expect(none).toMatchObject({ owner: null, remindOn: null, tags: [], version: 3, state: 'answering' });
  });

  test('what is lost has a reason, and loses it when it is taken up again', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    expect((await change(desk, reference, { state: 'lost' }, 1)).status).toBe(422);
    const lost: DeskEnquiry = await (
      await change(desk, reference, { state: 'lost', lostReason: 'Booked elsewhere' }, 1)
    ).json();
    expect(lost).toMatchObject({ state: 'lost', lostReason: 'Booked elsewhere', firstAnsweredAt: null });
    const tagged: DeskEnquiry = await (await change(desk, reference, { tags: ['price'] }, 2)).json();
    expect(tagged.lostReason).toBe('Booked elsewhere');
    const again: DeskEnquiry = await (await change(desk, reference, { state: 'answering' }, 3)).json();
    expect(again).toMatchObject({ state: 'answering', lostReason: null });
  });

  test('who is waited for was answered, and when it was first stays', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    await change(desk, reference, { state: 'waiting' }, 1);
    desk.time.now = new Date(testNow.getTime() + 86_400_000);
    const won: DeskEnquiry = await (await change(desk, reference, { state: 'won' }, 2)).json();
    expect(won.firstAnsweredAt).toBe(testNow.toISOString());
  });

  test('an answer that came is one press: the enquiry waits for the office again, stands first, and undone it does not (B-791)', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    await change(desk, reference, { state: 'waiting' }, 1);
    desk.time.now = new Date('2026-11-23T06:00:00Z');
    const newer = await desk.contact({ email: 'bob@mail.example' });
    desk.time.now = new Date('2026-11-23T09:00:00Z');
    const came: DeskEnquiry = await (await change(desk, reference, { waitsFor: 'office' }, 2)).json();
    expect(came).toMatchObject({ state: 'answering', isUnanswered: true, isOverdue: false, version: 3 });
    const told = { at: desk.time.now.toISOString(), by: testStaff.email };
    expect(came.history).toContainEqual({
      id: expect.any(String),
      ...told,
      what: 'answer-came',
      before: null,
      after: null,
    });
    expect((await change(desk, reference, { waitsFor: 'office' }, 3)).status).toBe(200);

    const listed = async () => (await desk.read<DeskEnquiryList>('/enquiries')).enquiries;
    expect((await listed()).map(({ reference: listedAs }) => listedAs)).toEqual([newer, reference]);
    desk.time.now = new Date('2026-11-24T10:00:00Z');
    expect(await listed()).toMatchObject([{ isOverdue: true }, { isOverdue: true }]);
    const undone: DeskEnquiry = await (await change(desk, reference, { waitsFor: 'traveller' }, 3)).json();
    expect(undone).toMatchObject({ state: 'waiting', isUnanswered: false, isOverdue: false, version: 4 });
    expect(undone.history.map(({ what }) => what)).toContain('nothing-to-answer');
  });

  test('an answer takes what was lost up again, and leaves what is won won', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    await change(desk, reference, { state: 'lost', lostReason: 'Booked elsewhere' }, 1);
    const again = await (await change(desk, reference, { waitsFor: 'office' }, 2)).json();
    expect(again).toMatchObject({ state: 'answering', lostReason: null, isUnanswered: true });
    await change(desk, reference, { state: 'won' }, 3);
    const won = await (await change(desk, reference, { waitsFor: 'office' }, 4)).json();
    expect(won).toMatchObject({ state: 'won', isUnanswered: true });
    const read = await (await change(desk, reference, { waitsFor: 'traveller' }, 5)).json();
    expect(read).toMatchObject({ state: 'won', isUnanswered: false });
  });

  test('a change that changes nothing makes no new version', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    const same: DeskEnquiry = await (await change(desk, reference, { state: 'new', owner: null }, 1)).json();
    expect([same.version, same.history]).toEqual([1, []]);
  });

  test('a change that cannot be made is refused with the field, and nothing is stored', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    for (const [body, field] of [
      [{ lostReason: 'No reason' }, 'lostReason'],
      [{ owner: 'nobody@else.example' }, 'owner'],
      [{ remindOn: '2026-11-20' }, 'remindOn'],
      [{ tags: ['"quoted"'] }, 'tags.0'],
      [{ waitsFor: 'office', state: 'won' }, 'waitsFor'],
      [{ tags: Array.from({ length: 9 }, (_, index) => `tag ${index}`) }, 'tags'],
    ] as const) {
      const response = await change(desk, reference, body, 1);
      expect([response.status, Object.keys((await response.json()).errors)], field).toEqual([422, [field]]);
    }
    expect((await change(desk, reference, { state: 'won' })).status).toBe(428);
    expect(await desk.read(`/enquiries/${reference}`)).toMatchObject({ version: 1, history: [] });
  });

  test('of two people who change the same version at once one is told, and nothing of the other is lost (B-524)', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    const path = `/enquiries/${reference}`;
    const answers = await Promise.all([
      desk.request('POST', `${path}/work`, { state: 'answering', owner: testStaff.email }, 1),
      desk.colleague.request('POST', `${path}/work`, { tags: ['lamu'] }, 1),
      desk.colleague.request('POST', `${path}/notes`, { noteId: randomUUID(), text: 'Wants a call.' }, 1),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 412, 412]);
    const [refused] = answers.filter(({ status }) => status === 412);
    expect(await refused?.json()).toMatchObject({ code: 'changed_meanwhile' });
    const { version, owner, tags, notes } = await desk.read<DeskEnquiry>(path);
    expect(version).toBe(2);
    expect([owner === testStaff.email, tags.length > 0, notes.length > 0]).toEqual(
      statuses.map((status) => status === 200),
    );
  });

  test('notes stand with who wrote them, and one that is sent again is stored once', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    const path = `/enquiries/${reference}/notes`;
    const note = { noteId: randomUUID(), text: 'Wants a call.\nAfter six.' };
    await desk.request('POST', path, note, 1);
    const repeated = await desk.request('POST', path, { ...note, noteId: note.noteId.toUpperCase() }, 1);
    expect([repeated.status, (await repeated.json()).version]).toEqual([200, 2]);
    desk.time.now = new Date(testNow.getTime() + 60_000);
    await desk.colleague.request('POST', path, { noteId: randomUUID(), text: 'Called.' }, 2);
    expect((await desk.request('POST', path, { ...note, text: 'Other words.' }, 3)).status).toBe(409);

    const { notes, history, version } = await desk.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect(notes).toEqual([
      { text: note.text, by: testStaff.email, at: testNow.toISOString() },
      { text: 'Called.', by: colleague.email, at: desk.time.now.toISOString() },
    ]);
    expect(history.map(({ what, by }) => [what, by])).toEqual([
      ['note', colleague.email],
      ['note', testStaff.email],
    ]);
    expect(version).toBe(3);
  });
});
