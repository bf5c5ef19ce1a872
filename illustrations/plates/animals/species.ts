// Every animal a plate can show.

import { baboon } from '#illustrations/plates/animals/baboon.ts';
import { baboonSitting } from '#illustrations/plates/animals/baboon-sitting.ts';
import { buffalo } from '#illustrations/plates/animals/buffalo.ts';
import { cheetah } from '#illustrations/plates/animals/cheetah.ts';
import { chimpanzee } from '#illustrations/plates/animals/chimpanzee.ts';
import { chimpanzeeWalking } from '#illustrations/plates/animals/chimpanzee-walking.ts';
import { crocodile } from '#illustrations/plates/animals/crocodile.ts';
import { crocodileFloating } from '#illustrations/plates/animals/crocodile-floating.ts';
import { elephant } from '#illustrations/plates/animals/elephant.ts';
import { elephantCalf } from '#illustrations/plates/animals/elephant-calf.ts';
import { flamingo } from '#illustrations/plates/animals/flamingo.ts';
import { flamingoFeeding } from '#illustrations/plates/animals/flamingo-feeding.ts';
import { giraffe } from '#illustrations/plates/animals/giraffe.ts';
import { goldenMonkey } from '#illustrations/plates/animals/golden-monkey.ts';
import { goldenMonkeyWalking } from '#illustrations/plates/animals/golden-monkey-walking.ts';
import { gorilla } from '#illustrations/plates/animals/gorilla.ts';
import { gorillaSitting } from '#illustrations/plates/animals/gorilla-sitting.ts';
import { hippo } from '#illustrations/plates/animals/hippo.ts';
import { hippoFacing } from '#illustrations/plates/animals/hippo-facing.ts';
import { hippoHead } from '#illustrations/plates/animals/hippo-head.ts';
import { hyena } from '#illustrations/plates/animals/hyena.ts';
import { impala } from '#illustrations/plates/animals/impala.ts';
import { leopard } from '#illustrations/plates/animals/leopard.ts';
import { lion } from '#illustrations/plates/animals/lion.ts';
import { lioness } from '#illustrations/plates/animals/lioness.ts';
import { oryx } from '#illustrations/plates/animals/oryx.ts';
import { ostrich } from '#illustrations/plates/animals/ostrich.ts';
import { type HerdSpecies, type Pose, posed } from '#illustrations/plates/animals/poses.ts';
import { rhino } from '#illustrations/plates/animals/rhino.ts';
import type { Silhouette } from '#illustrations/plates/animals/silhouette.ts';
import { vulture } from '#illustrations/plates/animals/vulture.ts';
import { wildebeest } from '#illustrations/plates/animals/wildebeest.ts';
import { wildebeestSwimming } from '#illustrations/plates/animals/wildebeest-swimming.ts';
import { zebra } from '#illustrations/plates/animals/zebra.ts';

const all = {
  baboon,
  'baboon-sitting': baboonSitting,
  buffalo,
  cheetah,
  chimpanzee,
  'chimpanzee-walking': chimpanzeeWalking,
  crocodile,
  'crocodile-floating': crocodileFloating,
  elephant,
  'elephant-calf': elephantCalf,
  flamingo,
  'flamingo-feeding': flamingoFeeding,
  giraffe,
  'golden-monkey': goldenMonkey,
  'golden-monkey-walking': goldenMonkeyWalking,
  gorilla,
  'gorilla-sitting': gorillaSitting,
  hippo,
  'hippo-facing': hippoFacing,
  'hippo-head': hippoHead,
  hyena,
  impala,
  leopard,
  lion,
  lioness,
  oryx,
  ostrich,
  rhino,
  vulture,
  wildebeest,
  'wildebeest-swimming': wildebeestSwimming,
  zebra,
} satisfies Record<string, Silhouette>;

/** Whose stature and size are told; the others are these in another pose. */
export type DrawnSpecies = keyof typeof all;
export type PosedSpecies = `${HerdSpecies}-${Pose}`;
export type Species = DrawnSpecies | PosedSpecies;

const drawn = new Map<Species, Silhouette>(Object.entries(all) as [DrawnSpecies, Silhouette][]);

export function silhouetteOf(species: Species): Silhouette {
  const known = drawn.get(species);
  if (known !== undefined) return known;
  const [name, pose] = species.split('-') as [HerdSpecies, Pose];
  const silhouette = posed(all[name], name, pose);
  drawn.set(species, silhouette);
  return silhouette;
}
