import { type Kysely, type Migration, sql } from 'kysely';

/** Of which departure a version offers seats, to be found by: offers are long, and there are many. */
export const departureOffered: Migration = {
  async up(db: Kysely<unknown>) {
    // SQLite's migrations have no transaction of their own, and one that was ended half way could not be made again.
    if (db.isTransaction) await addDeparture(db);
    else await db.transaction().execute(addDeparture);
  },
};

async function addDeparture(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('proposal_versions').addColumn('departure_id', 'text').execute();
  for (let last = ''; ; ) {
    const { rows } = await sql<{ version_id: string; offer: string }>`
      select version_id, offer from proposal_versions where version_id > ${last} order by version_id limit 200
    `.execute(db);
    for (const { version_id: id, offer } of rows) {
      const departure: string | undefined = JSON.parse(offer).departure?.id;
      if (departure !== undefined) {
        await sql`update proposal_versions set departure_id = ${departure} where version_id = ${id}`.execute(db);
      }
    }
    const [newest] = rows.slice(-1);
    if (newest === undefined) break;
    last = newest.version_id;
  }
  await db.schema
    .createIndex('proposal_versions_by_departure')
    .on('proposal_versions')
    .column('departure_id')
    .execute();
}
