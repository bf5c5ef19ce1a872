// Reading a list where the index is known to be right, so that a wrong one is a bug and not a gap in the drawing.

/** The item at an index that is known to exist; throws a RangeError where there is none. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) {
    throw new RangeError(`No item at index ${index} of ${items.length}`);
  }
  return item;
}

/** The item at an index counted around the list, from -length upwards. */
export function wrappedAt<Item>(items: readonly Item[], index: number): Item {
  return itemAt(items, (index + items.length) % items.length);
}
