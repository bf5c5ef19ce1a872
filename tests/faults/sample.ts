/** `FAULTS=all` tries every fault on every page; without it each run tries the same few dozen, chosen by `FAULTS_SEED`. */
export const isEveryFault = process.env.FAULTS === 'all';

export const seed = Number(process.env.FAULTS_SEED ?? 1);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomNumbers(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled<T>(things: readonly T[], random: () => number): T[] {
  return things
    .map((thing) => ({ thing, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ thing }) => thing);
}

/**
 * All pairs of a place and a fault that fit; in a sample as many as are needed for each place and each fault to occur, no
 * place more often than needed.
 */
export function pairsOf<Place, Fault>(
  places: readonly Place[],
  faults: readonly Fault[],
  fits: (place: Place, fault: Fault) => boolean = () => true,
): { place: Place; faults: Fault[] }[] {
  const every = places.map((place) => ({ place, faults: faults.filter((fault) => fits(place, fault)) }));
  if (isEveryFault) return every;
  const random = randomNumbers(seed);
  const sampled = shuffled(places, random).map((place) => ({ place, faults: [] as Fault[] }));
  const least = (candidates: typeof sampled) =>
    candidates.reduce((one, other) => (other.faults.length < one.faults.length ? other : one));
  // The pickiest first: what fits everywhere finds its place afterwards.
  const picky = shuffled(faults, random).sort(
    (a, b) => places.filter((place) => fits(place, a)).length - places.filter((place) => fits(place, b)).length,
  );
  for (const fault of picky) {
    const candidates = sampled.filter(({ place }) => fits(place, fault));
    if (candidates.length > 0) least(candidates).faults.push(fault);
  }
  for (const { place, faults: chosen } of sampled) {
    if (chosen.length > 0) continue;
    const fitting = faults.filter((fault) => fits(place, fault));
    const one = fitting[Math.floor(random() * fitting.length)];
    if (one !== undefined) chosen.push(one);
  }
  return sampled.sort((a, b) => places.indexOf(a.place) - places.indexOf(b.place));
}
