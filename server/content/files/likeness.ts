/** Dice's coefficient over pairs of characters: 1 for the same words, 0 for nothing in common, and blind to their order. Hyphens part words. */
export function likeness(one: string, other: string): number {
  const inOne = pairsOf(one);
  const inOther = pairsOf(other);
  if (inOne.size === 0 || inOther.size === 0) return 0;
  const shared = [...inOne].filter((pair) => inOther.has(pair)).length;
  return (2 * shared) / (inOne.size + inOther.size);
}

function pairsOf(slug: string): Set<string> {
  const pairs = new Set<string>();
  for (const word of slug.split('-')) {
    const padded = ` ${word} `;
    for (let index = 0; index + 1 < padded.length && word !== ''; index += 1) pairs.add(padded.slice(index, index + 2));
  }
  return pairs;
}
