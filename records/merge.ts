import type { ContentValue } from '#contract/desk/content.ts';
import { keptItems } from '#records/align-items.ts';
import { identityOf, joinPath, knownBy, labelsOf } from '#records/list-items.ts';
import { fieldOf, isFields, isSame, namesIn } from '#records/values.ts';

/** What both sides began with, and what each made of it. */
interface Sides<T = unknown> {
  base: T;
  mine: T;
  theirs: T;
}

/** Instead of a value where there is none; a file cannot say it. */
const absent = undefined;

export interface Merged<T> {
  value: T;
  /** Where both sides changed a value and mine was taken, as a person reads it: `seasons.High season.usd`. */
  decided: string[];
}

const mostReported = 100;

/**
 * Puts together what two people made of the same value: what only one of them changed is taken, and where both changed it mine is, and
 * that is reported. Items of a list are known by their slug, name or title (list-items.ts); a list of items without a name that both
 * changed is mine as a whole, for nobody knows which item is which.
 */
export function mergeValues<T>(sides: Sides<T>): Merged<T> {
  return reporting((report) => merged(sides, '', report) as T);
}

/** The same of a record with its text, which is put together paragraph by paragraph. */
export function mergeRecords({ base, mine, theirs }: Sides<ContentValue>): Merged<ContentValue> {
  const linesOf = ({ text }: ContentValue) => (text ?? '').split('\n');
  return reporting((report) => {
    const fields = merged({ base: base.fields, mine: mine.fields, theirs: theirs.fields }, '', report);
    const lines = mergedSequence({ base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) }, 'text', report);
    return { fields, text: mine.text === null ? null : lines.join('\n') };
  });
}

function reporting<T>(merge: (report: Report) => T): Merged<T> {
  const decided = new Set<string>();
  const value = merge((field) => {
    if (decided.size < mostReported) decided.add(field === '' ? 'everything' : field);
  });
  return { value, decided: [...decided] };
}

type Report = (field: string) => void;

function merged({ base, mine, theirs }: Sides, field: string, report: Report): unknown {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isFields(mine) && isFields(theirs)) {
    return mergedFields({ base: isFields(base) ? base : {}, mine, theirs }, field, report);
  }
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergedList({ base: Array.isArray(base) ? base : [], mine, theirs }, field, report);
  }
  report(field);
  return mine;
}

function mergedFields(sides: Sides<Record<string, unknown>>, field: string, report: Report): Record<string, unknown> {
  const entries = namesIn(sides.theirs, sides.mine).map((name): [string, unknown] => [
    name,
    merged(
      eachSide(sides, (fields) => fieldOf(fields, name)),
      joinPath(field, name),
      report,
    ),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== absent));
}

function mergedList(sides: Sides<unknown[]>, field: string, report: Report): unknown[] {
  const identity = identityOf([sides.base, sides.mine, sides.theirs]);
  if (identity !== undefined) return mergedByIdentity(sides, identity, { field, report });
  const { base, mine, theirs } = sides;
  if ([base, mine, theirs].flat().some((item) => typeof item === 'object')) {
    report(field);
    return mine;
  }
  // Twelve months are twelve months: in a list that is as long as it was each is at its place.
  const areAsLong = base.length === mine.length && base.length === theirs.length;
  return areAsLong ? mergedByPlace(sides, field, report) : mergedSequence(sides, field, report);
}

function mergedByPlace(sides: Sides<unknown[]>, field: string, report: Report): unknown[] {
  const labels = labelsOf(sides.mine);
  return sides.mine.map((_, index) =>
    merged(
      eachSide(sides, (list) => list[index]),
      joinPath(field, labels[index] ?? ''),
      report,
    ),
  );
}

function mergedByIdentity(
  sides: Sides<unknown[]>,
  identity: (item: unknown) => string,
  { field, report }: { field: string; report: Report },
): unknown[] {
  const known = eachSide(sides, (list) => knownBy(identity, list, sides.base));
  const labels = new Map(
    [known.theirs, known.mine].flatMap((items) => {
      const all = labelsOf([...items.values()]);
      return [...items.keys()].map((key, index): [string, string] => [key, all[index] ?? '']);
    }),
  );
  const order = mergedOrder(
    eachSide(known, (items) => [...items.keys()]),
    () => report(joinPath(field, 'order')),
  );
  return order
    .map((key) => {
      const item = eachSide(known, (items) => items.get(key));
      return merged(item, joinPath(field, labels.get(key) ?? key), report);
    })
    .filter((item) => item !== absent);
}

/** The order of the one that moved something; what the other side added follows what it follows there. Where both did it is mine, and reported. */
function mergedOrder({ base, mine, theirs }: Sides<string[]>, report: () => void): string[] {
  const common = base.filter((key) => mine.includes(key) && theirs.includes(key));
  const orderIn = (side: string[]) => side.filter((key) => common.includes(key));
  const isMoved = !isSame(orderIn(mine), common);
  if (isMoved && !isSame(orderIn(theirs), common) && !isSame(orderIn(mine), orderIn(theirs))) report();
  const [order, other] = isMoved ? [[...mine], theirs] : [[...theirs], mine];
  const placed = new Set(order);
  for (const [index, key] of other.entries()) {
    if (!placed.has(key)) order.splice(index === 0 ? 0 : order.indexOf(other[index - 1] ?? '') + 1, 0, key);
    placed.add(key);
  }
  return order;
}

/** Lines: what stands between two items that nobody touched is put together as one. */
function mergedSequence<T>(sides: Sides<T[]>, field: string, report: Report): T[] {
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
    result.push(...mergedPart(part, field, report));
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

function mergedPart<T>({ base, mine, theirs }: Sides<T[]>, field: string, report: Report): T[] {
  if (isSame(mine, theirs) || isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  report(field);
  return mine;
}

function eachSide<From, To>({ base, mine, theirs }: Sides<From>, of: (side: From) => To): Sides<To> {
  return { base: of(base), mine: of(mine), theirs: of(theirs) };
}
