// A white rhinoceros, walking with its head low.

import { rhinoWith } from '#illustrations/plates/animals/rhino-body.ts';

export const rhino = rhinoWith('45,-105 54,-100 63,-93', '60,-46 54,-42', [0, 0]);
