import { expect, test } from 'vitest';
import { openDepartureDesk } from '#tests/support/desk/departure-desk.ts';
import { openOffice } from '#tests/support/desk/office.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/* PostgreSQL has no text with a NUL in it: what one is asked with must not look like a store that is away. */

onEveryEngine((engine) => {
  test('words of a search with what no text holds are refused, and others find nothing (B-590)', async () => {
    const desk = await openOffice(engine);
    const statusOf = async (query: string) => (await desk.request('GET', `/enquiries?${query}`)).status;
    for (const q of ['%00', 'a%00b', 'a%0Ab']) expect([q, await statusOf(`q=${q}`)]).toEqual([q, 422]);
    for (const q of ['%FF', '%ED%A0%80', '%5C', '%25', "'"]) expect([q, await statusOf(`q=${q}`)]).toEqual([q, 200]);
    expect([await statusOf('owner=%00abc'), await statusOf('tag=%00abc')]).toEqual([422, 422]);
  });

  test('names of departures, holds and places that are not ours are not found', async () => {
    const desk = await openDepartureDesk(engine);
    const [departure] = await desk.shown();
    for (const name of ['%00', 'a%00b', '%FF', '%ED%A0%80', "'", 'x'.repeat(121)]) {
      const answers = [
        await desk.request('GET', `/departures/${name}`),
        await desk.request('POST', `/departures/${name}/cancel`, undefined, 1),
        await desk.request('POST', `/departures/${departure?.id}/holds/${name}/release`),
        await desk.request('POST', `/departures/${departure?.id}/holds/${name}/sell`),
        await desk.request('POST', `/departures/${departure?.id}/line/${name}/remove`),
      ];
      expect([name, ...answers.map(({ status }) => status)]).toEqual([name, 404, 404, 404, 404, 404]);
    }
  });
});
