import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentFolder } from '#illustrations/product.ts';
import { readScenes, sceneProblems } from '#illustrations/render/scenes.ts';
import { readContent } from '../../server/catalogue/content/read-content.ts';

const content = readContent(contentFolder);
const scenes = readScenes();

test('every record has a scene, and every scene a record', () => {
  expect(sceneProblems(content, scenes)).toEqual([]);
});

test('a record without a scene and a scene without a record are named', () => {
  const [key = '', scene] = [...scenes][0] ?? [];
  if (scene === undefined) throw new Error('There are scenes.');
  const renamed = new Map(scenes).set('tours/gone', scene);
  renamed.delete(key);
  expect(sceneProblems(content, renamed)).toEqual([
    `illustrations/scenes/${key}.json is to say what the picture of ${key} shows.`,
    'illustrations/scenes/tours/gone.json has no record in content/.',
  ]);
});

test('a file that is no scene is named, with what is wrong in it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'tours'));
  const scene = { time: 'dawn', biome: 'green', landmark: 'lake', fauna: [], props: ['spaceship'] };
  writeFileSync(join(folder, 'tours', 'a.json'), JSON.stringify(scene));
  expect(() => readScenes(folder)).toThrow(/^illustrations\/scenes\/tours\/a\.json: .*props\[0\]/s);
});

test('no two records ask for the same scene: cards hang side by side', () => {
  const described = [...scenes].map(([key, { time, biome, landmark, fauna, props }]) => {
    const species = fauna.map((animal) => animal.species);
    return { key, scene: [time, biome, landmark, ...species.toSorted(), ...props.toSorted()].join(' ') };
  });
  const twins = described.filter(({ scene }, index) => described.findIndex((other) => other.scene === scene) !== index);
  expect(twins).toEqual([]);
});
