// A white rhinoceros with its lip in the grass.

import { rhinoWith } from '#illustrations/plates/animals/rhino-body.ts';

export const rhinoGrazing = rhinoWith('44,-102 52,-92 58,-81', '54,-31', [-6, 14]);
