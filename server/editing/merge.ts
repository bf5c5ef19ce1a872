import type { ContentValue } from '#contract/desk/content.ts';
import { keptItems } from '#server/editing/align-items.ts';
import { identityOf, labelsOf, wayTo } from '#server/editing/list-items.ts';
import { fieldOf, isFields, isSame } from '#server/editing/same-value.ts';

/** What both sides began with, and what each made of it. */
interface Sides<T = unknown> {
  base: T;
  mine: T;
  theirs: T;
}

/** Instead of a value where there is none; a file cannot say it. */
const absent = undefined;

export interface Merged {
  value: ContentValue;
  /** Where both sides changed a value and mine was taken, as a person reads it. */
  decided: string[];
}

const mostTold = 100;

/**
 * Puts together what two people made of the same record: what only one of them changed is taken, and where both changed a value
 * mine is. Items of a list are known by their slug, day or name; where they have none, by their place or what stands around them.
 */
export function mergeValues({ base, mine, theirs }: Sides<ContentValue>): Merged {
  const decided = new Set<string>();
  const told = (field: string) => {
    if (decided.size < mostTold) decided.add(field === '' ? 'everything' : field);
  };
  const fields = merged({ base: base.fields, mine: mine.fields, theirs: theirs.fields }, '', told);
  const linesOf = ({ text }: ContentValue) => (text ?? '').split('\n');
  const lines = mergedSequence({ base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) }, 'text', told);
  return { value: { fields, text: mine.text === null ? null : lines.join('\n') }, decided: [...decided] };
}

type Tell = (field: string) => void;

function merged({ base, mine, theirs }: Sides, field: string, told: Tell): unknown {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isFields(mine) && isFields(theirs)) {
    return mergedFields({ base: isFields(base) ? base : {}, mine, theirs }, field, told);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergedList({ base: Array.isArray(base) ? base : [], mine, theirs }, field, told);
  }
  told(field);
  return mine;
}

function mergedFields(sides: Sides<Record<string, unknown>>, field: string, told: Tell): Record<string, unknown> {
  const names = [...new Set([...Object.keys(sides.theirs), ...Object.keys(sides.mine)])];
  const entries = names.map((name): [string, unknown] => [
    name,
    merged(
      eachSide(sides, (fields) => fieldOf(fields, name)),
      wayTo(field, name),
      told,
    ),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== absent));
}

function mergedList(sides: Sides<unknown[]>, field: string, told: Tell): unknown[] {
  const { base, mine, theirs } = sides;
  const identity = identityOf([base, mine, theirs]);
  if (identity !== undefined) return mergedByIdentity(sides, identity, { field, told });
  if (base.length === mine.length && base.length === theirs.length) return mergedByPlace(sides, field, told);
  return mergedSequence(sides, field, told);
}

function mergedByPlace(sides: Sides<unknown[]>, field: string, told: Tell): unknown[] {
  const labels = labelsOf(sides.mine);
  return sides.mine.map((_, index) =>
    merged(
      eachSide(sides, (list) => list[index]),
      wayTo(field, labels[index] ?? ''),
      told,
    ),
  );
}

function mergedByIdentity(
  sides: Sides<unknown[]>,
  identity: (item: unknown) => string,
  { field, told }: { field: string; told: Tell },
): unknown[] {
  const known = eachSide(sides, (list) => new Map(list.map((item) => [identity(item), item])));
  const labels = new Map(
    [sides.theirs, sides.mine].flatMap((list) => {
      const all = labelsOf(list);
      return list.map((item, index): [string, string] => [identity(item), all[index] ?? '']);
    }),
  );
  return mergedOrder(eachSide(known, (items) => [...items.keys()]))
    .map((key) => {
      const item = eachSide(known, (items) => items.get(key));
      return merged(item, wayTo(field, labels.get(key) ?? key), told);
    })
    .filter((item) => item !== absent);
}

/** Theirs, unless mine is the one that moved something; what the other side added follows what it follows there. */
function mergedOrder({ base, mine, theirs }: Sides<string[]>): string[] {
  const [inBase, inMine] = [new Set(base), new Set(mine)];
  const isMoved = !isSame(
    mine.filter((key) => inBase.has(key)),
    base.filter((key) => inMine.has(key)),
  );
  const [order, other] = isMoved ? [[...mine], theirs] : [[...theirs], mine];
  const placed = new Set(order);
  for (const [index, key] of other.entries()) {
    if (!placed.has(key)) order.splice(index === 0 ? 0 : order.indexOf(other[index - 1] ?? '') + 1, 0, key);
    placed.add(key);
  }
  return order;
}

/** Lists whose items have no name, and lines: what stands between two items that nobody touched is put together as one. */
function mergedSequence<T>(sides: Sides<T[]>, field: string, told: Tell): T[] {
  const { base, mine, theirs } = sides;
  const inMine = keptItems(base, mine);
  const inTheirs = keptItems(base, theirs);
  const result: T[] = [];
  let from = { base: 0, mine: 0, theirs: 0 };
  const takeUpTo = (to: Sides<number>) => {
    const part = {
      base: base.slice(from.base, to.base),
      mine: mine.slice(from.mine, to.mine),
      theirs: theirs.slice(from.theirs, to.theirs),
    };
    result.push(...mergedPart(part, field, told));
  };
  for (const [index, item] of base.entries()) {
    const [placeMine, placeTheirs] = [inMine?.get(index), inTheirs?.get(index)];
    if (placeMine === undefined || placeTheirs === undefined) continue;
    takeUpTo({ base: index, mine: placeMine, theirs: placeTheirs });
    result.push(item);
    from = { base: index + 1, mine: placeMine + 1, theirs: placeTheirs + 1 };
  }
  takeUpTo({ base: base.length, mine: mine.length, theirs: theirs.length });
  return result;
}

function mergedPart<T>(part: Sides<T[]>, field: string, told: Tell): T[] {
  const { base, mine, theirs } = part;
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (base.length === mine.length && base.length === theirs.length) {
    // As many as before: each is one that was there.
    return mine.map(
      (_, index) =>
        merged(
          eachSide(part, (list) => list[index]),
          field,
          told,
        ) as T,
    );
  }
  told(field);
  return mine;
}

function eachSide<From, To>({ base, mine, theirs }: Sides<From>, of: (side: From) => To): Sides<To> {
  return { base: of(base), mine: of(mine), theirs: of(theirs) };
}
