// How large animals are drawn: not to scale, or a lion beside an elephant would be a dot.

import type { Species } from '#illustrations/plates/animals/species.ts';

/** The height a silhouette counts, in multiples of `canvas.unit`, of an animal at the subject's distance. */
export const statures: Readonly<Record<Species, number>> = {
  baboon: 66,
  'baboon-sitting': 66,
  buffalo: 82,
  cheetah: 76,
  chimpanzee: 150,
  'chimpanzee-walking': 132,
  crocodile: 46,
  elephant: 116,
  'elephant-calf': 62,
  flamingo: 72,
  'flamingo-feeding': 72,
  giraffe: 104,
  'giraffe-browsing': 104,
  'golden-monkey': 176,
  'golden-monkey-walking': 132,
  gorilla: 190,
  hippo: 80,
  'hippo-head': 84,
  impala: 54,
  leopard: 74,
  lion: 90,
  lioness: 78,
  oryx: 82,
  ostrich: 72,
  rhino: 100,
  vulture: 44,
  wildebeest: 76,
  zebra: 72,
};
