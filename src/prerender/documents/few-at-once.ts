/** How many calls are on their way at once: with all of a large catalogue the last would wait longer than its deadline. */
const atOnce = 8;

/** What `run` makes of every item, in their order; the first failure ends it. */
export async function fewAtOnce<Item, Made>(
  items: readonly Item[],
  run: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) made[index] = await run(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}
