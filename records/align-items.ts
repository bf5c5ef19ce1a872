import { diffArrays } from 'diff';

/** Above this many differences two lists are taken for two others: the work grows with their square. */
const mostEdits = 400;

/** A stretch that both lists have, or what stands in its place in each. */
interface Stretch {
  isSame: boolean;
  before: number[];
  after: number[];
}

/**
 * For each item of `after` the place in `before` of the one it was: the same item where it is there still, else the one that
 * stood where it stands between two that stayed; undefined for one that is new.
 */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const stretches = stretchesOf(before, after) ?? [
    { isSame: false, before: [...before.keys()], after: [...after.keys()] },
  ];
  return stretches.flatMap((stretch) => stretch.after.map((_, index) => stretch.before[index]));
}

/** For each item of `before` its place in `after`, where it is there as it was; undefined where the two have too little in common. */
export function keptItems(before: readonly unknown[], after: readonly unknown[]): Map<number, number> | undefined {
  const same = stretchesOf(before, after)?.filter(({ isSame }) => isSame);
  return (
    same && new Map(same.flatMap((stretch) => stretch.before.map((from, index) => [from, stretch.after[index] ?? 0])))
  );
}

function stretchesOf(before: readonly unknown[], after: readonly unknown[]): Stretch[] | undefined {
  const texts = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item));
  const parts = diffArrays(texts(before), texts(after), { maxEditLength: mostEdits });
  if (parts === undefined) return undefined;
  const stretches: Stretch[] = [];
  let from = 0;
  let to = 0;
  for (const { added, removed, count } of parts) {
    const isSame = !added && !removed;
    const last = stretches.at(-1);
    const stretch = !isSame && last?.isSame === false ? last : { isSame, before: [], after: [] };
    if (stretch !== last) stretches.push(stretch);
    for (let index = 0; index < count; index += 1) {
      if (!added) stretch.before.push(from + index);
      if (!removed) stretch.after.push(to + index);
    }
    if (!added) from += count;
    if (!removed) to += count;
  }
  return stretches;
}
