import { expect, test } from 'vitest';
import type { DeskEnquiry } from '#contract/desk/enquiries.ts';
import { colleague } from '#tests/support/desk/desk-routes-under-test.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/* Several enquiries are changed in one request, and nothing that somebody else did meanwhile is lost in it. */

onEveryEngine((engine) => {
  test('several enquiries get an owner, a tag and a state together; one that was changed meanwhile stays and is named (B-845)', async () => {
    const desk = await openOffice(engine);
    const references = [await desk.contact(), await desk.contact(), await desk.contact()];
    const [first = '', second = '', other = ''] = references;
    await desk.request('POST', `/enquiries/${other}/work`, { tags: ['theirs'] }, 1);
    const together = async (changes: object[]) =>
      (await desk.request('POST', '/enquiries-together', { changes })).json();
    const change = { owner: colleague.email, state: 'won', tags: ['fair'] };
    const { done, refused } = await together(references.map((reference) => ({ reference, version: 1, change })));
    expect(refused).toEqual([other]);
    expect(done.map(({ reference, version }: DeskEnquiry) => [reference, version])).toEqual([
      [first, 2],
      [second, 2],
    ]);
    const read = (reference: string): Promise<DeskEnquiry> => desk.read(`/enquiries/${reference}`);
    expect(await read(first)).toMatchObject({ ...change, waitsSince: null });
    expect(await read(other)).toMatchObject({ owner: null, state: 'new', tags: ['theirs'] });
  });

  test('undone, each stands where it stood and waits as long as it did; what was changed since stays (B-845)', async () => {
    const desk = await openOffice(engine);
    const [first, second] = [await desk.contact(), await desk.contact()];
    const read = (reference: string): Promise<DeskEnquiry> => desk.read(`/enquiries/${reference}`);
    const before = await read(first);
    const together = async (changes: object[]) =>
      (await desk.request('POST', '/enquiries-together', { changes })).json();
    const change = { state: 'lost', lostReason: 'Too dear' };
    const { done } = await together([first, second].map((reference) => ({ reference, version: 1, change })));
    await desk.request('POST', `/enquiries/${second}/work`, { tags: ['since'] }, 2);
    const back = (done as { was: object }[]).map(({ was, ...one }) => ({ ...one, change: { back: was } }));
    expect((await together(back)).refused).toEqual([second]);
    const { version, history, others: _, ...after } = await read(first);
    const { version: _version, history: _history, others: _others, ...was } = before;
    expect(after).toEqual(was);
    expect([version, history.map(({ what }) => what)]).toEqual([3, ['state', 'state']]);
    expect(await read(second)).toMatchObject({ state: 'lost', tags: ['since'] });
  });

  test('of a change that is wrong nothing is made (B-845)', async () => {
    const desk = await openOffice(engine);
    const reference = await desk.contact();
    for (const change of [{ owner: 'nobody@example.com' }, { state: 'lost' }, {}]) {
      const answer = await desk.request('POST', '/enquiries-together', {
        changes: [{ reference, version: 1, change }],
      });
      expect(answer.status).toBe(422);
    }
    expect(await desk.read(`/enquiries/${reference}`)).toMatchObject({ version: 1 });
  });
});
