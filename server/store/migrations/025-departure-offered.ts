import { sql } from 'kysely';
import { wholly } from '#server/store/whole-migration.ts';

/** Of which departure a version offers seats, to be found by: offers are long, and there are many. */
export const departureOffered = wholly(async (db) => {
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
});
