import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows read at once, in some milliseconds. */
export const rowsAtOnce = 250;

/** Rows in pages, with a turn for everybody else between two. `readAfter` gives those behind the last one, none where there are none. */
export async function* pagesOfRows<Row>(
  readAfter: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let page = await readAfter(undefined); page.length > 0; page = await readAfter(page.at(-1))) {
    yield page;
    await nextTurn();
  }
}
