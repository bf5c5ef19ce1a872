// Every animal a plate can show.

import { baboon } from '#scripts/illustrations/plates/animals/baboon.ts';
import { baboonSitting } from '#scripts/illustrations/plates/animals/baboon-sitting.ts';
import { buffalo } from '#scripts/illustrations/plates/animals/buffalo.ts';
import { cheetah } from '#scripts/illustrations/plates/animals/cheetah.ts';
import { chimpanzee } from '#scripts/illustrations/plates/animals/chimpanzee.ts';
import { chimpanzeeWalking } from '#scripts/illustrations/plates/animals/chimpanzee-walking.ts';
import { crocodile } from '#scripts/illustrations/plates/animals/crocodile.ts';
import { elephant } from '#scripts/illustrations/plates/animals/elephant.ts';
import { elephantCalf } from '#scripts/illustrations/plates/animals/elephant-calf.ts';
import { flamingo } from '#scripts/illustrations/plates/animals/flamingo.ts';
import { flamingoFeeding } from '#scripts/illustrations/plates/animals/flamingo-feeding.ts';
import { giraffe } from '#scripts/illustrations/plates/animals/giraffe.ts';
import { giraffeBrowsing } from '#scripts/illustrations/plates/animals/giraffe-browsing.ts';
import { goldenMonkey } from '#scripts/illustrations/plates/animals/golden-monkey.ts';
import { goldenMonkeyWalking } from '#scripts/illustrations/plates/animals/golden-monkey-walking.ts';
import { gorilla } from '#scripts/illustrations/plates/animals/gorilla.ts';
import { hippo } from '#scripts/illustrations/plates/animals/hippo.ts';
import { hippoHead } from '#scripts/illustrations/plates/animals/hippo-head.ts';
import { impala } from '#scripts/illustrations/plates/animals/impala.ts';
import { leopard } from '#scripts/illustrations/plates/animals/leopard.ts';
import { lion } from '#scripts/illustrations/plates/animals/lion.ts';
import { lioness } from '#scripts/illustrations/plates/animals/lioness.ts';
import { oryx } from '#scripts/illustrations/plates/animals/oryx.ts';
import { ostrich } from '#scripts/illustrations/plates/animals/ostrich.ts';
import { rhino } from '#scripts/illustrations/plates/animals/rhino.ts';
import type { Silhouette } from '#scripts/illustrations/plates/animals/silhouette.ts';
import { vulture } from '#scripts/illustrations/plates/animals/vulture.ts';
import { wildebeest } from '#scripts/illustrations/plates/animals/wildebeest.ts';
import { zebra } from '#scripts/illustrations/plates/animals/zebra.ts';

export type Species =
  | 'baboon'
  | 'baboon-sitting'
  | 'buffalo'
  | 'cheetah'
  | 'chimpanzee'
  | 'chimpanzee-walking'
  | 'crocodile'
  | 'elephant'
  | 'elephant-calf'
  | 'flamingo'
  | 'flamingo-feeding'
  | 'giraffe'
  | 'giraffe-browsing'
  | 'golden-monkey'
  | 'golden-monkey-walking'
  | 'gorilla'
  | 'hippo'
  | 'hippo-head'
  | 'impala'
  | 'leopard'
  | 'lion'
  | 'lioness'
  | 'oryx'
  | 'ostrich'
  | 'rhino'
  | 'vulture'
  | 'wildebeest'
  | 'zebra';

export const silhouettes: Readonly<Record<Species, Silhouette>> = {
  baboon,
  'baboon-sitting': baboonSitting,
  buffalo,
  cheetah,
  chimpanzee,
  'chimpanzee-walking': chimpanzeeWalking,
  crocodile,
  elephant,
  'elephant-calf': elephantCalf,
  flamingo,
  'flamingo-feeding': flamingoFeeding,
  giraffe,
  'giraffe-browsing': giraffeBrowsing,
  'golden-monkey': goldenMonkey,
  'golden-monkey-walking': goldenMonkeyWalking,
  gorilla,
  hippo,
  'hippo-head': hippoHead,
  impala,
  leopard,
  lion,
  lioness,
  oryx,
  ostrich,
  rhino,
  vulture,
  wildebeest,
  zebra,
};
