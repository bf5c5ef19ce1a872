import { test as base, expect } from '@playwright/test';
import { templateAddresses } from '#scripts/template-addresses.ts';
import { pairsOf } from '#tests/faults/sample.ts';
import { acts } from '#tests/first-visit/acts.ts';
import { conditions } from '#tests/first-visit/conditions.ts';
import { visit } from '#tests/first-visit/first-visit.ts';
import { openSlowLine } from '#tests/first-visit/slow-line.ts';

/*
 * The first seconds of a visit, while the code is late or does not come: every kind of page, on a phone and on a desk, whatever the
 * visitor does meanwhile. A sample in `npm test`, all of it in `npm run test:endurance`.
 */

const test = base.extend<{ isLineSlow: boolean }>({
  isLineSlow: [false, { option: true }],
  async proxy({ isLineSlow }, use) {
    const line = isLineSlow ? await openSlowLine() : undefined;
    await use(line && { server: line.server });
    line?.close();
  },
});

const devices = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;

/** Diagnostics for engineers, not prerendered. */
const visited = templateAddresses.filter((address) => address !== '/search-test');

const places = [...visited, '/no-such-page'].flatMap((address) =>
  Object.keys(devices).map((device) => ({
    address,
    device: device as keyof typeof devices,
    isPhone: device === 'phone',
  })),
);
const kinds = Object.entries(conditions).flatMap(([condition, { act: only }]) =>
  Object.keys(acts)
    .filter((act) => only === undefined || act === only)
    .map((act) => ({ condition, act })),
);

for (const { place, faults } of pairsOf(places, kinds, (place, { act }) => acts[act]?.fits(place) === true)) {
  const { address, device, isPhone } = place;
  test.describe(`${address} on a ${device}`, () => {
    const { isMobile: _, ...wide } = devices.desk;
    test.use(isPhone ? devices.phone : wide);

    for (const { condition, act } of faults) {
      test.describe(() => {
        test.use({ isLineSlow: conditions[condition]?.isLineSlow === true });
        test(`${condition}: a visitor ${act} (B-28)`, async ({ page }, { annotations }) => {
          const findings = await visit({ page, address, isPhone }, condition, act);
          annotations.push({ type: 'first visit', description: condition });
          for (const finding of findings)
            annotations.push({ type: 'finding', description: finding.split(':')[0] ?? '' });
          expect(findings).toEqual([]);
        });
      });
    }
  });
}
