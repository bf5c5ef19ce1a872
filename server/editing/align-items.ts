import { diffArrays } from 'diff';

/** Above this many differences two lists are taken for two different ones: the work grows with their square. */
const mostEdits = 1000;

/**
 * For each item of `after` the place in `before` of the one it was: the same item where it is there still, else the one that
 * stood where it stands between two that stayed; undefined for one that is new.
 */
export function alignItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const texts = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item));
  const parts = diffArrays(texts(before), texts(after), { maxEditLength: mostEdits });
  if (parts === undefined) return after.map((_, index) => (index < before.length ? index : undefined));
  const aligned: (number | undefined)[] = [];
  let place = 0;
  // What was taken away just before may be what is now put in its place.
  let free: number[] = [];
  for (const { added, removed, count } of parts) {
    if (removed) {
      for (let index = 0; index < count; index += 1) free.push(place + index);
      place += count;
    } else if (added) {
      for (let index = 0; index < count; index += 1) aligned.push(free.shift());
    } else {
      for (let index = 0; index < count; index += 1) aligned.push(place + index);
      place += count;
      free = [];
    }
  }
  return aligned;
}
