// How large animals are drawn: not quite to scale, or a lion beside an elephant would be a dot; of two that stand side
// by side the small one is drawn at most somewhat more than twice too large (tests/sizes.test.ts).

import type { DrawnSpecies } from '#illustrations/plates/animals/species.ts';

/** The height a silhouette counts, in multiples of `canvas.unit`, of an animal at the subject's distance. */
export const statures: Readonly<Record<DrawnSpecies, number>> = {
  baboon: 58,
  'baboon-sitting': 58,
  buffalo: 82,
  cheetah: 70,
  chimpanzee: 86,
  'chimpanzee-walking': 76,
  crocodile: 46,
  'crocodile-floating': 46,
  elephant: 124,
  'elephant-calf': 62,
  flamingo: 72,
  'flamingo-feeding': 72,
  giraffe: 104,
  'golden-monkey': 46,
  'golden-monkey-walking': 36,
  gorilla: 134,
  'gorilla-sitting': 129,
  hippo: 80,
  'hippo-facing': 84,
  'hippo-head': 84,
  hyena: 62,
  impala: 54,
  leopard: 58,
  lion: 88,
  lioness: 78,
  oryx: 82,
  ostrich: 92,
  rhino: 100,
  vulture: 44,
  wildebeest: 76,
  'wildebeest-swimming': 76,
  zebra: 72,
};
