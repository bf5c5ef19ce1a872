/** The searched collections, by the names the search service knows them (B-145). */
export const indexUids = ['tours', 'group_tours', 'destinations', 'places', 'accommodations'] as const;
export type IndexUid = (typeof indexUids)[number];

export function isIndexUid(uid: string): uid is IndexUid {
  return indexUids.some((known) => known === uid);
}
