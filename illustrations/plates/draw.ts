// Path data as a template: draw`M${x} ${y}L${toX} ${toY}Z` puts every number on the grid of a tenth of a unit.

import { numberText } from '#illustrations/plates/paths.ts';

export function draw(commands: TemplateStringsArray, ...numbers: readonly number[]): string {
  return commands.reduce((path, part, index) => path + numberText(numbers[index - 1] ?? 0) + part);
}
