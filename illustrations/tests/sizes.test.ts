import { expect, test } from 'vitest';
import type { DrawnSpecies } from '#illustrations/plates/animals/species.ts';
import { extentOf } from '#illustrations/plates/scene/extent.ts';
import { personHeights, propHeights } from '#illustrations/plates/scene/props.ts';
import { statures } from '#illustrations/plates/scene/stature.ts';

/** How high they stand, in metres, to the top of head, horns or roof. */
const animals: Readonly<Record<DrawnSpecies, number>> = {
  baboon: 0.75,
  'baboon-sitting': 0.75,
  buffalo: 1.65,
  cheetah: 0.9,
  chimpanzee: 1,
  'chimpanzee-walking': 0.9,
  crocodile: 0.45,
  'crocodile-floating': 0.2,
  elephant: 3.3,
  'elephant-calf': 1.3,
  flamingo: 1.3,
  'flamingo-feeding': 0.85,
  giraffe: 5,
  'golden-monkey': 0.55,
  'golden-monkey-walking': 0.42,
  gorilla: 1.5,
  'gorilla-sitting': 1.3,
  hippo: 1.5,
  'hippo-facing': 0.5,
  'hippo-head': 0.45,
  hyena: 0.95,
  impala: 1.3,
  leopard: 0.75,
  lion: 1.3,
  lioness: 1.1,
  oryx: 1.9,
  ostrich: 2.4,
  rhino: 1.8,
  vulture: 0.5,
  wildebeest: 1.5,
  'wildebeest-swimming': 0.8,
  zebra: 1.6,
};
const built = { tent: 3.4, farmhouse: 6.6, vehicle: 2.4, starbed: 6 } as const;
const person = 1.72;

/** Canvas units a metre has at the subject's distance, of what is drawn smallest and largest. */
const band = { from: 38, to: 93 };

function isInScale(units: number, metres: number): boolean {
  const scale = units / metres;
  return scale >= band.from && scale <= band.to;
}

test('every animal is drawn to a scale that lets it stand beside any other: a leopard is no horse', () => {
  const wrong = Object.entries(animals).flatMap(([name, metres]) => {
    const units = statures[name as DrawnSpecies] * extentOf(name as DrawnSpecies).top;
    return isInScale(units, metres) ? [] : [`${name}: ${Math.round(units / metres)} units a metre`];
  });
  expect(wrong).toEqual([]);
});

test('a tent, a hut, a farmhouse and a safari car have the size of those who pass them', () => {
  const wrong = Object.entries(built).flatMap(([name, metres]) =>
    propHeights(name as keyof typeof built).flatMap((units) =>
      isInScale(units, metres) ? [] : [`${name}: ${Math.round(units / metres)} units a metre`],
    ),
  );
  expect(wrong).toEqual([]);
});

test('walkers, riders, keepers and villagers have the size of the animals near them', () => {
  const wrong = personHeights().flatMap(([name, heights]) =>
    heights.flatMap((units) =>
      isInScale(units, person) ? [] : [`${name}: ${Math.round(units / person)} units a metre`],
    ),
  );
  expect(wrong).toEqual([]);
});

test('an acacia at the edge of a picture is two to three times as high as a giraffe', () => {
  const giraffe = statures.giraffe * extentOf('giraffe').top;
  expect(420 / giraffe).toBeGreaterThan(1.4);
  expect(610 / giraffe).toBeLessThan(3.2);
});
