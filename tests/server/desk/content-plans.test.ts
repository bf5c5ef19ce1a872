import { expect, test } from 'vitest';
import type { ContentPlan } from '#contract/desk/content.ts';
import { planMails } from '#server/content/editing/plan-mails.ts';
import { claimPlan } from '#server/content/editing/plans.ts';
import { createPlanRunner } from '#server/content/editing/run-plans.ts';
import { mailAsText } from '#server/mail/content/mail-as-text.ts';
import { askStore } from '#server/store/open-store.ts';
import { createWriteQueue } from '#server/store/write-queue.ts';
import { type ContentDesk, liveContentOf, openContentDesk } from '#tests/support/desk/content-desk.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';
import { testNow } from '#tests/support/test-app.ts';

/* What is planned for a record happens by itself, once, or the office hears why not. */

const minute = 60_000;
const soon = new Date(testNow.getTime() + 30 * minute);
const later = (minutes: number) => new Date(soon.getTime() + minutes * minute);

async function openPlans(engine: { open(): Promise<ContentDesk['store']> }) {
  const desk = await openContentDesk({ store: await engine.open() });
  const queue = createWriteQueue(desk.store);
  /** As each process that serves the site does it. */
  const newRunner = (live = desk.live) => createPlanRunner({ store: desk.store, queue, live, folder: desk.folder });
  const plan = (record: string, what: ContentPlan['what'] | null, at = soon) =>
    desk.call(`/content/${record.replace('/', '/records/')}/plan`, {
      plan: what && { what, at: at.toISOString() },
    });
  const mails = () =>
    askStore(desk.store, (db) =>
      db.selectFrom('outbox').selectAll().where('kind', '=', 'content-plan').orderBy('message_id').execute(),
    );
  const planOf = async (record: string) => (await desk.read(record)).row.plan;
  const tagline = () => desk.live.catalogue().tours.get('marsh-day')?.record.tagline;
  const versions = async () =>
    (await (await desk.request('GET', '/content/tours/records/marsh-day/versions')).json()).versions.length;
  return { ...desk, queue, newRunner, plan, mails, planOf, tagline, versions };
}

const withTagline = (tagline: string) => (fields: object) => Object.assign(fields, { tagline });

onEveryEngine((engine) => {
  test('a draft goes live at its time, once, whichever of two servers comes first, and is told in the list until then (B-843)', async () => {
    const desk = await openPlans(engine);
    await desk.draft('tours/marsh-day', withTagline('From Monday on'));
    const { status, body } = await desk.plan('tours/marsh-day', 'publish');
    expect([status, (body.row as { plan: unknown }).plan]).toEqual([
      200,
      { what: 'publish', at: soon.toISOString(), by: expect.any(String), faults: null },
    ]);
    const { records } = await (await desk.request('GET', '/content?state=planned')).json();
    expect(records.map(({ name }: { name: string }) => name)).toEqual(['marsh-day']);
    const servers = [desk.newRunner(), desk.newRunner(liveContentOf(desk.folder))];
    await Promise.all(servers.map((run) => run(later(-1))));
    expect(desk.tagline()).not.toBe('From Monday on');
    await Promise.all(servers.map((run) => run(soon)));
    await desk.live.refresh();
    expect(desk.tagline()).toBe('From Monday on');
    // What was found, and what went live.
    expect(await desk.versions()).toBe(2);
    expect(await desk.read('tours/marsh-day')).toMatchObject({ draft: null, row: { plan: null } });
    expect(await desk.mails()).toEqual([]);
  });

  test('a server that was killed in the middle leaves it to whoever comes after (B-843)', async () => {
    const desk = await openPlans(engine);
    await desk.draft('tours/marsh-day', withTagline('After all'));
    await desk.plan('tours/marsh-day', 'publish');
    expect(await desk.queue.write((db) => claimPlan(db, soon))).toMatchObject({ name: 'marsh-day' });
    await desk.newRunner()(later(1));
    expect(desk.tagline()).not.toBe('After all');
    await desk.newRunner()(later(15));
    expect(desk.tagline()).toBe('After all');
  });

  test('what cannot go live by then stays as it is, and the office reads why, at the desk and in one mail (B-844)', async () => {
    const desk = await openPlans(engine);
    await desk.draft('tours/marsh-day', (fields) => Object.assign(fields, { relatedIds: ['marsh-week'] }));
    await desk.plan('tours/marsh-day', 'publish');
    desk.write('tours/marsh-day.json', desk.file('tours/marsh-day.json').replace('A summary', 'By hand'));
    await desk.newRunner()(soon);
    await desk.newRunner()(later(5));
    const failed = await desk.planOf('tours/marsh-day');
    expect(failed?.faults).toEqual([
      { file: 'tours/marsh-day.json', field: '', reason: 'tours/marsh-day.json was changed meanwhile.' },
    ]);
    expect((await desk.read('tours/marsh-day')).draft).not.toBeNull();
    const mails = await desk.mails();
    expect(mails.map(({ subject_id }) => subject_id)).toEqual(['tours/marsh-day.json']);
    const compose = planMails({ store: desk.store, inbox: 'office@example.com', deskUrl: 'https://desk.example' });
    const claimed = { messageId: 'a', kind: 'content-plan', subjectId: 'tours/marsh-day.json' } as const;
    const write = () => compose['content-plan']({ ...claimed, attempts: 1, createdAt: '' });
    const mail = await write();
    const text = mail && mailAsText(mail.content);
    expect(mail?.content.subject).toBe('marsh day was to go live, and did not');
    expect(text).toContain('was changed meanwhile');
    expect(text).toContain('https://desk.example/content/tours/marsh-day');
    // It is left, and what is left is no news.
    await desk.plan('tours/marsh-day', null);
    expect(await desk.planOf('tours/marsh-day')).toBeNull();
    expect(await write()).toBeUndefined();
  });

  test('“Not yet” leaves it, and so does whoever publishes or throws away first; what is over cannot be planned (B-843)', async () => {
    const desk = await openPlans(engine);
    const drafted = async () => {
      await desk.draft('tours/marsh-day', withTagline(crypto.randomUUID()));
      expect((await desk.plan('tours/marsh-day', 'publish')).status).toBe(200);
    };
    await drafted();
    await desk.plan('tours/marsh-day', null);
    await desk.newRunner()(later(1));
    expect((await desk.read('tours/marsh-day')).draft).not.toBeNull();
    await drafted();
    await desk.publish('tours/marsh-day');
    expect(await desk.planOf('tours/marsh-day')).toBeNull();
    await drafted();
    const { draft } = await desk.read('tours/marsh-day');
    await desk.call('/content/tours/records/marsh-day/draft/discard', undefined, draft?.version);
    expect(await desk.planOf('tours/marsh-day')).toBeNull();
    expect((await desk.plan('tours/marsh-day', 'publish')).status).toBe(404);
    expect((await desk.plan('tours/marsh-day', 'hide', testNow)).status).toBe(422);
    expect((await desk.plan('legal/privacy-policy', 'remove')).status).toBe(422);
    expect((await desk.plan('destinations/marsh', 'hide')).status).toBe(422);
  });

  test('a record is hidden, shown again and taken off with what names it, each at its time (B-843)', async () => {
    const desk = await openPlans(engine);
    await desk.plan('tours/marsh-day', 'hide');
    await desk.newRunner()(soon);
    expect((await desk.read('tours/marsh-day')).row).toMatchObject({ isHidden: true, plan: null });
    await desk.plan('tours/marsh-day', 'show', later(1));
    await desk.newRunner()(later(1));
    expect((await desk.read('tours/marsh-day')).row).toMatchObject({ isHidden: false, plan: null });
    await desk.plan('tours/marsh-day', 'remove', later(2));
    await desk.newRunner()(later(2));
    expect((await desk.read('tours/marsh-day')).row).toMatchObject({ isWritten: false, plan: null });
    expect(desk.file('tours/marsh-week.json')).not.toContain('marsh-day');
  });
});
