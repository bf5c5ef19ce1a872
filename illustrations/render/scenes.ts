// The scene of every record, in a file of its own: `scenes/` has the folders and names of `content/`.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { type PlateSpec, plateSpec } from '#illustrations/plates/plate-spec.ts';
import { coveredKinds } from '../../server/content/catalogue/records/photographed-records.ts';
import { type Content, contentFolders } from '../../server/content/catalogue/records/read-content.ts';

const sceneFolder = fileURLToPath(new URL('../scenes/', import.meta.url));

/** By `folder/slug` of the record. */
export type Scenes = ReadonlyMap<string, PlateSpec>;

/** @throws Error naming the first file that is no scene, and what is wrong with it. */
export function readScenes(folder = sceneFolder): Scenes {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith('.json'))
    .toSorted();
  return new Map(files.map((file) => [file.slice(0, -'.json'.length), readScene(folder, file)]));
}

/** Records nobody has drawn and scenes of records that are gone, a line each. */
export function sceneNotes(content: Content, scenes: Scenes): string[] {
  const keys = coveredKinds.flatMap((kind) => content[kind].map(({ slug }) => `${contentFolders[kind]}/${slug}`));
  const wanted = new Set(keys);
  return [
    ...keys
      .filter((key) => !scenes.has(key))
      .map((key) => `${key} has a placeholder; ${fileOf(key)} would say what its picture shows.`),
    ...[...scenes.keys()].filter((key) => !wanted.has(key)).map((key) => `${fileOf(key)} has no record in content/.`),
  ];
}

function readScene(folder: string, file: string): PlateSpec {
  const { success, data, error } = plateSpec.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (success) return data;
  throw new Error(`illustrations/scenes/${file}: ${z.prettifyError(error)}`);
}

function fileOf(key: string): string {
  return `illustrations/scenes/${key}.json`;
}
