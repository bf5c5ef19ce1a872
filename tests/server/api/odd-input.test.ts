import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { getHealth } from '#contract/api/endpoints.ts';
import { listDeskEnquiries } from '#contract/desk/enquiry-endpoints.ts';
import { getDeskSession } from '#contract/desk/sign-in-endpoints.ts';
import { draws, someOf } from '#tests/support/draws.ts';
import { keysOf } from '#tests/support/odd-input/bodies.ts';
import { isInOrder, judge, tryBodies } from '#tests/support/odd-input/judge.ts';
import { oddBodies, oddNames, oddQueries, oddValues, otherTypes } from '#tests/support/odd-input/oddities.ts';
import { pathsIn, withPart } from '#tests/support/odd-input/samples.ts';
import { allEndpoints, deskEndpoints, openTrial, type Trial } from '#tests/support/odd-input/trial.ts';
import { onEveryEngine } from '#tests/support/store/store-engines.ts';

/* Whatever is sent to any call of the site and the desk is answered as the contract says, and does nothing else. */

const reading = allEndpoints.filter(({ method }) => method === 'GET');
const writing = allEndpoints.filter(({ method }) => method === 'POST');
const withBody = writing.filter(({ body }) => body !== undefined);

/** Every body in which one part is another thing; in order all the same, or not. */
async function oddBodiesOf(trial: Trial, described: Endpoint, { inOrder }: { inOrder: boolean }) {
  const sample = await trial.bodyOf(described);
  const all = pathsIn(sample).flatMap((path) => oddValues.map((value) => ({ path, value })));
  return someOf(all).flatMap(({ path, value }) => {
    const odd = withPart(sample, path, value) ?? null;
    return isInOrder(described.body, odd) === inOrder ? [{ raw: JSON.stringify(odd), field: path.join('.') }] : [];
  });
}

/** Whether a refusal names the field, a part of it or what it is part of. */
const isNamed = (fields: readonly string[], field: string) =>
  field === '' ||
  fields.some((name) => name === 'body' || `${name}.`.startsWith(`${field}.`) || `${field}.`.startsWith(`${name}.`));

/** What is no text in UTF-8 stays as it is written. */
function decoded(asked: string): string {
  try {
    return decodeURIComponent(asked);
  } catch {
    return asked;
  }
}

/** Nothing was stored, and whoever asks next is answered. */
async function expectNothing(trial: Trial, before: unknown): Promise<void> {
  expect(await trial.kept()).toEqual(before);
  for (const described of [getHealth, getDeskSession, listDeskEnquiries]) {
    expect((await trial.send(described)).status, described.name).toBe(200);
  }
}

test('a field that is not in order is refused by its name, and nothing is stored (B-132)', async () => {
  const trial = await openTrial();
  const before = await trial.kept();
  for (const described of withBody) {
    for (const { raw, field } of await oddBodiesOf(trial, described, { inOrder: false })) {
      const { code, fields } = await judge(described, trial.send(described, { raw }), raw);
      expect([code, isNamed(fields, field)], `${described.name} ${field} ${raw}`).toEqual(['invalid', true]);
    }
  }
  await expectNothing(trial, before);
});

test('a body that is none, is too large or comes as something else is refused, and nothing is stored', async () => {
  const trial = await openTrial();
  const before = await trial.kept();
  for (const described of withBody) {
    for (const [what, raw] of Object.entries(oddBodies)) {
      const { code } = await judge(described, trial.send(described, { raw }), what);
      expect(['bad_request', 'payload_too_large', 'invalid'], `${described.name}, ${what}`).toContain(code);
    }
    for (const type of otherTypes) {
      const { code } = await judge(described, trial.send(described, { headers: { 'content-type': type } }), `${type}`);
      expect(code, `${described.name} ${type}`).toBe('unsupported_media_type');
    }
    const large = { raw: JSON.stringify({ words: 'x'.repeat(1_100_000) }) };
    expect((await judge(described, trial.send(described, large), 'large')).code).toBe('payload_too_large');
  }
  await expectNothing(trial, before);
});

test('the desk answers whoever is not of the staff with 401, and what another site’s page sends is taken by no call', async () => {
  const trial = await openTrial();
  const before = await trial.kept();
  for (const described of deskEndpoints.filter(({ path }) => !path.startsWith('/sign-'))) {
    const sent = trial.send(described, { headers: { cookie: undefined } });
    expect((await judge(described, sent, 'signed out')).code, described.name).toBe('unauthorized');
  }
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  for (const described of writing) {
    expect((await trial.send(described, { headers: foreign })).status, described.name).toBe(403);
  }
  await expectNothing(trial, before);
});

onEveryEngine((engine) => {
  test('a name that is none of ours is not found, whatever folder, record or place it means (B-619)', async () => {
    const trial = await openTrial(engine);
    const before = await trial.kept();
    for (const described of allEndpoints) {
      const params = trial.paramsOf(described);
      for (const key of keysOf(described.params)) {
        for (const name of [...trial.others, ...oddNames].filter((other) => other !== params[key])) {
          const sent = trial.send(described, { params: { ...params, [key]: name } });
          expect((await judge(described, sent, name)).code, `${described.name} ${key}=${name}`).toBe('not_found');
        }
      }
    }
    await expectNothing(trial, before);
  });

  test('what an address asks for is answered, or refused by its key (B-590)', async () => {
    const trial = await openTrial(engine);
    const before = await trial.kept();
    const asking = reading.flatMap((described) => keysOf(described.query).map((key) => ({ described, key })));
    for (const { described, key, asked } of someOf(
      asking.flatMap((one) => oddQueries.map((asked) => ({ ...one, asked }))),
    )) {
      const query = `${key}=${asked}`;
      const { code, fields } = await judge(described, trial.send(described, { query }), query);
      const isTaken = isInOrder(described.query, { [key]: decoded(asked) });
      expect([code, ...fields], `${described.name}?${query}`).toEqual(isTaken ? [undefined] : ['invalid', key]);
    }
    await expectNothing(trial, before);
  });

  test('what is odd and in order is taken or refused as the contract says, and so is anything else', async () => {
    const trial = await openTrial(engine);
    for (const described of withBody) {
      for (const { raw } of await oddBodiesOf(trial, described, { inOrder: true })) {
        await judge(described, trial.send(described, { raw }), raw);
      }
      await tryBodies(trial, described, draws(100));
    }
    await expectNothing(trial, await trial.kept());
  });
});
