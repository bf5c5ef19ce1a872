import { getDepartureFeed, renewDepartureFeed } from '#contract/desk/departure-endpoints.ts';
import type { DepartureFeed } from '#server/desk/departure-feed/departure-feed.ts';
import { feedSubject, lastAddress } from '#server/desk/departure-feed/feed-address.ts';
import type { DeskRoute } from '#server/desk/desk-route.ts';
import { recordChange } from '#server/history/desk-changes.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';

interface Backing {
  feed: DepartureFeed;
  queue: WriteQueue;
}

/** Shows the calendars' address to the staff, and makes a new one. */
export function addDepartureFeedDeskRoutes(route: DeskRoute, { feed, queue }: Backing): void {
  route(getDepartureFeed, () => feed.address());
  route(renewDepartureFeed, async (_input, { staff, now }) => {
    await queue.write(async (db) => {
      const before = await lastAddress(db);
      // The address before ends, whatever a clock that was put back says.
      const at = before === undefined ? now : new Date(Math.max(now.getTime(), Date.parse(before.at) + 1));
      await recordChange(db, { subject: feedSubject, by: staff.email, at, what: 'new address' });
    });
    return feed.address();
  });
}
