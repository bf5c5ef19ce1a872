import { expect, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { safariBody, seatsContext } from '#tests/support/enquiries/enquiries.ts';
import { leaveSeats } from '#tests/support/proposals/proposal-desk.ts';
import { type ContentFiles, smallContent } from '#tests/support/small-content.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { smallCatalogue, testNow } from '#tests/support/test-app.ts';

/** The small catalogue, changed. */
function catalogueWith(change: (files: ContentFiles) => void) {
  const files = smallContent();
  change(files);
  return smallCatalogue(files);
}

onEveryEngine((engine) => {
  test('an enquiry is shown in full, with its mails, its history and what else its address sent', async () => {
    const desk = await openOffice(engine);
    const older = await desk.contact({ email: 'ADA@mail.example' });
    await desk.contact({ email: 'bob@mail.example' });
    desk.time.now = new Date('2026-11-20T10:00:00Z');
    const reference = await desk.safari({ notes: 'Two of us are vegetarian.' });
    await desk.mails();
    await recordChange(desk.store.db, {
      subject: { kind: 'enquiry', id: reference },
      by: 'wanjiru@desk.example',
      at: desk.time.now,
      what: 'owner',
      before: null,
      after: 'wanjiru@desk.example',
    });

    const enquiry = await desk.read<DeskEnquiry>(`/enquiries/${reference.toLowerCase()}`);
    const { guests, dates } = safariBody();
    expect(enquiry.details).toMatchObject({
      kind: 'custom-safari',
      guests,
      dates,
      notes: 'Two of us are vegetarian.',
      days: [
        { title: 'Day 1', stay: 'Reed Camp' },
        { title: 'A day more at Reed Camp', stay: 'Reed Camp', isExtra: true },
        { title: 'A day more at Reed Camp', isExtra: true },
      ],
    });
    expect(enquiry).toMatchObject({
      reference,
      version: 1,
      state: 'new',
      isUnanswered: true,
      notes: [],
      replies: [],
    });
    expect(enquiry.others.map((other) => other.reference)).toEqual([older]);
    expect(enquiry.mails.map(({ messageId, state, dueAt }) => [messageId, state, dueAt])).toEqual([
      [`${reference}-enquiry`, 'sent', null],
      [`${reference}-receipt`, 'sent', null],
    ]);
    expect(enquiry.history).toMatchObject([
      {
        at: desk.time.now.toISOString(),
        by: 'wanjiru@desk.example',
        what: 'owner',
        before: null,
        after: 'wanjiru@desk.example',
      },
    ]);
    expect(enquiry.today).toMatchObject({ gone: [], difference: 0 });
  });

  test('a trip is priced again: what is dearer, and what is no longer offered, is told (B-523)', async () => {
    const before = await openOffice(engine);
    const reference = await before.safari();
    const { store } = before;
    const read = async (change: (files: ContentFiles) => void) => {
      const desk = await openOffice(engine, { store, catalogue: catalogueWith(change) });
      return (await desk.read<DeskEnquiry>(`/enquiries/${reference}`)).today;
    };

    const dearer = await read((files) => {
      const canoe = files['activities/canoe.json'] as { pricing: { basePrice: number } };
      canoe.pricing.basePrice = 55;
    });
    // Two take part at $10 more, with 12 % tax.
    expect(dearer).toMatchObject({ gone: [], difference: 22.4 });
    expect(dearer?.lines).toContainEqual({ label: 'Canoe at dawn', shown: 90, now: 110 });
    expect(dearer?.lines.at(-1)).toEqual({ label: 'Our invoice', shown: 2547.57, now: 2569.97 });

    const goneRoom = await read((files) => {
      const camp = files['accommodations/reed-camp.json'] as { rooms: { name: string }[] };
      for (const room of camp.rooms) if (room.name === 'suite') room.name = 'tower';
    });
    expect(goneRoom?.gone).toEqual(['Reed Camp, suite']);
    expect(goneRoom?.lines).toContainEqual({ label: 'Reed Camp, suite', shown: 640, now: null });
  });

  test('seats on a departure are shown with their price and the seats that are free now', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact({ topic: 'group', context: seatsContext(2) });
    await leaveSeats(desk.store, 1);
    const { today } = await desk.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect(today).toMatchObject({ gone: [], difference: 0, seatsFree: 1 });

    desk.time.now = new Date('2027-02-01T09:00:00Z');
    const left = await desk.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect(left.today).toMatchObject({
      gone: ['Marsh together, marsh-together-2027-01-01'],
      difference: null,
      seatsFree: null,
    });
  });

  test('a message about nothing in particular has no trip', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    const { today, receivedAt } = await desk.read<DeskEnquiry>(`/enquiries/${reference}`);
    expect([today, receivedAt]).toEqual([null, testNow.toISOString()]);
  });
});
