import type { ProposalChoices, TypedProposal } from '#desk/proposals/typed/typed-proposal.ts';

/** What the fields of a proposal hang on. */
export interface FormParts {
  value: TypedProposal;
  choices: ProposalChoices;
  change: (update: (value: TypedProposal) => TypedProposal) => void;
  /** What is wrong with the field at a path, as `trip.startDate`. */
  errorOf: (path: string) => string | undefined;
}

/** The id of the field at a path. */
export function fieldId(path: string): string {
  return `proposal-${path.replaceAll('.', '-')}`;
}

/** What a field has by the path it stands at. */
export function fieldAt(errorOf: FormParts['errorOf'], path: string) {
  return { id: fieldId(path), error: errorOf(path) };
}

/** A list with the item at an index changed, or without it. */
export function withItem<Item>(items: readonly Item[], index: number, next: Item | undefined): Item[] {
  return items.toSpliced(index, 1, ...(next === undefined ? [] : [next]));
}

/** Items that have nothing but their place to be known by: two of them may say the same. */
export function placed<Item>(items: readonly Item[]): { item: Item; index: number }[] {
  return Array.from(items, (item, index) => ({ item, index }));
}

/** The field of a problem, or the part of the form it lies in where the field itself is not there; in the middle of the screen. */
export function shownField(path: string): HTMLElement | undefined {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(steps.slice(0, length).join('.')));
    if (field === null) continue;
    field.scrollIntoView({ block: 'center' });
    return field;
  }
  return undefined;
}

interface Choice {
  value: string;
  label: string;
}

/** What is chosen and no longer offered stands before what is. */
export function withGone(offered: readonly Choice[], chosen: string | undefined, label = chosen): readonly Choice[] {
  if (chosen === undefined || offered.some(({ value }) => value === chosen)) return offered;
  return [{ value: chosen, label: label ?? chosen }, ...offered];
}
