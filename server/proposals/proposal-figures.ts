import type { PeriodFigures } from '#contract/desk/figure-endpoints.ts';
import { offerOfVersion, withVersion } from '#server/proposals/proposal-rows.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

type Money = Pick<PeriodFigures, 'proposed' | 'held'>;

/** What was proposed in answer to these enquiries, and what of it travellers said yes to. Throws StoreUnavailable. */
export type CountMoney = (references: readonly string[]) => Promise<Money>;

export function createMoneyFigures(store: Store): CountMoney {
  /** What a version came to never changes. */
  const totals = new Map<string, number>();

  return async (references) => {
    const wanted = new Set(references);
    const versions = await askStore(store, (db) =>
      withVersion(db, 'number')
        .select(['reference', 'state', 'version_id'])
        .where('state', 'in', ['sent', 'held'])
        .execute(),
    );
    const counted = versions.filter(({ reference }) => wanted.has(reference));
    const unread = counted.map(({ version_id }) => version_id).filter((id) => !totals.has(id));
    for (let start = 0; start < unread.length; start += atOnce) {
      const some = unread.slice(start, start + atOnce);
      const rows = await askStore(store, (db) =>
        db.selectFrom('proposal_versions').select(['version_id', 'offer']).where('version_id', 'in', some).execute(),
      );
      for (const row of rows) totals.set(row.version_id, offerOfVersion(row).total);
    }
    const money: Money = { proposed: { count: 0, dollars: 0 }, held: { count: 0, dollars: 0 } };
    for (const { state, version_id: id } of counted) {
      for (const one of state === 'held' ? [money.proposed, money.held] : [money.proposed]) {
        one.count += 1;
        one.dollars += totals.get(id) ?? 0;
      }
    }
    return money;
  };
}

/** Offers read at once: others are answered between two such reads. */
const atOnce = 100;
