import { expect, test } from 'vitest';
import { cameraOf } from '#illustrations/plates/scene/camera.ts';
import { contentFolder } from '#illustrations/product.ts';
import { readScenes } from '#illustrations/render/scenes.ts';
import { tourSorts } from '../../contract/choices.ts';
import { accommodationsQuery } from '../../contract/records/accommodations.ts';
import { activitiesQuery } from '../../contract/records/activities.ts';
import { blogQuery } from '../../contract/records/blog.ts';
import { destinationsQuery } from '../../contract/records/destinations.ts';
import { inspirationsQuery } from '../../contract/records/inspirations.ts';
import { placesQuery } from '../../contract/records/places.ts';
import { toursQuery } from '../../contract/records/tours.ts';
import { accommodationList } from '../../server/content/catalogue/kinds/accommodations.ts';
import { activityList } from '../../server/content/catalogue/kinds/activities.ts';
import { blogPostList } from '../../server/content/catalogue/kinds/blog.ts';
import { destinationList } from '../../server/content/catalogue/kinds/destinations.ts';
import { inspirationList } from '../../server/content/catalogue/kinds/inspirations.ts';
import { placeList } from '../../server/content/catalogue/kinds/places.ts';
import { loadCatalogue } from '../../server/content/catalogue/loading/load-catalogue.ts';
import { tourList } from '../../server/content/catalogue/tours/tour-list.ts';

const catalogue = loadCatalogue(contentFolder, { clock: () => new Date('2026-11-20T09:00:00+03:00') });
const scenes = readScenes();
const all = { limit: 48 };

interface Listed {
  readonly slug: string;
}

const lists: readonly [name: string, folder: string, records: readonly Listed[]][] = [
  ...tourSorts.map((sort): [string, string, readonly Listed[]] => [
    `tours, ${sort}`,
    'tours',
    tourList(catalogue, toursQuery.parse({ ...all, sort })).tours,
  ]),
  ['group tours', 'group-tours', [...catalogue.groupTours.values()].map(({ summary }) => summary)],
  ['destinations', 'destinations', destinationList(catalogue, destinationsQuery.parse(all)).destinations],
  ['places', 'places', placeList(catalogue, placesQuery.parse(all)).places],
  ['stays', 'accommodations', accommodationList(catalogue, accommodationsQuery.parse(all)).accommodations],
  ['activities', 'activities', activityList(catalogue, activitiesQuery.parse(all)).activities],
  ['articles', 'blog', blogPostList(catalogue, blogQuery.parse(all)).posts],
  ['inspirations', 'inspirations', inspirationList(catalogue, inspirationsQuery.parse(all)).inspirations],
];

test.each(lists)('no two neighbours share camera and light: %s', (_name, folder, records) => {
  const seen = records.flatMap(({ slug }) => {
    const scene = scenes.get(`${folder}/${slug}`);
    return scene === undefined ? [] : [{ slug, from: `${cameraOf(scene)} at ${scene.time}` }];
  });
  const alike = seen.flatMap(({ slug, from }, index) => {
    const before = seen[index - 1];
    return before?.from === from ? [`${before.slug} and ${slug}: ${from}`] : [];
  });
  expect(alike).toEqual([]);
});

test('a list is seen from many places: at least five cameras among the tours, at least twelve on the site', () => {
  const cameras = (folder: string) =>
    new Set([...scenes].filter(([key]) => key.startsWith(folder)).map(([, scene]) => cameraOf(scene)));
  expect(cameras('tours/').size).toBeGreaterThanOrEqual(5);
  expect(cameras('').size).toBeGreaterThanOrEqual(12);
});

test('no more than a fifth of the records is seen by the same camera', () => {
  const seen = new Map<string, number>();
  for (const scene of scenes.values()) seen.set(cameraOf(scene), (seen.get(cameraOf(scene)) ?? 0) + 1);
  const common = [...seen].filter(([, count]) => count > scenes.size / 5);
  expect(common).toEqual([]);
});
