import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isHerdSpecies } from '#illustrations/plates/animals/poses.ts';
import { createCanvas } from '#illustrations/plates/canvas.ts';
import type { CameraName, PropName, SpeciesName } from '#illustrations/plates/plate-spec.ts';
import { faunaGroups } from '#illustrations/plates/scene/fauna.ts';
import { footprintOf, layOut } from '#illustrations/plates/scene/group.ts';
import { showsDisc } from '#illustrations/plates/scene/sky.ts';
import { createStage } from '#illustrations/plates/scene/stage.ts';
import { contentFolder } from '#illustrations/product.ts';
import { pagePlates } from '#illustrations/render/page-plates.ts';
import { readScenes, sceneNotes } from '#illustrations/render/scenes.ts';
import { coveredKinds } from '../../server/content/catalogue/records/photographed-records.ts';
import { contentFolders, readContent } from '../../server/content/catalogue/records/read-content.ts';

const content = readContent(contentFolder);
const scenes = readScenes();

test('every record has a scene, and every scene a record', () => {
  expect(sceneNotes(content, scenes)).toEqual([]);
});

test('a record nobody has drawn and the scene of a record that is gone are named, and stop nothing', () => {
  const { slug = '' } = content.tours[0] ?? {};
  const key = `tours/${slug}`;
  const scene = scenes.get(key);
  if (scene === undefined) throw new Error(`${key} has a scene.`);
  const renamed = new Map(scenes).set('tours/gone', scene);
  renamed.delete(key);
  expect(sceneNotes(content, renamed)).toEqual([
    `${key} has a placeholder; illustrations/scenes/${key}.json would say what its picture shows.`,
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
  const described = [...scenes].map(([key, { time, biome, landmark, camera = 'eye', fauna, props }]) => {
    const species = fauna.map((animal) => animal.species);
    return { key, scene: [time, biome, landmark, camera, ...species.toSorted(), ...props.toSorted()].join(' ') };
  });
  const twins = described.filter(({ scene }, index) => described.findIndex((other) => other.scene === scene) !== index);
  expect(twins).toEqual([]);
});

/** What somebody who hears the text must hear, where the scene shows it. */
const words: Readonly<Record<SpeciesName | PropName | CameraName, RegExp>> = {
  elephant: /elephant/,
  'elephant-calf': /elephant/,
  giraffe: /giraffe/,
  lion: /\blion\b/,
  lioness: /lioness/,
  leopard: /leopard/,
  cheetah: /cheetah/,
  rhino: /rhino/,
  buffalo: /buffalo/,
  wildebeest: /wildebeest/,
  zebra: /zebra/,
  impala: /impala/,
  oryx: /oryx/,
  hippo: /hippo/,
  hyena: /hyena/,
  gorilla: /gorilla/,
  chimpanzee: /chimpanzee/,
  'golden-monkey': /golden monkey/,
  baboon: /baboon/,
  ostrich: /ostrich/,
  flamingo: /flamingo/,
  crocodile: /crocodile/,
  vulture: /vulture/,
  tent: /tent/,
  vehicle: /vehicle|car\b|van\b|Land Cruiser/,
  balloon: /balloon/,
  dhow: /dhow/,
  kopje: /kopje|rock/,
  falls: /fall|rapids/,
  fire: /fire/,
  crag: /cliff|summit|Lenana/,
  lava: /lava/,
  waterhole: /pool|waterhole|tarn|mud|swamp/,
  reef: /below the surface|reef/,
  islet: /islet/,
  boat: /boat/,
  trekkers: /trekker|walker|visitor/,
  cyclists: /cyclist/,
  keeper: /keeper/,
  starbed: /bed .*platform/,
  homestead: /thorn fence.*cattle|cattle.*thorn fence/,
  table: /table/,
  villas: /villas/,
  cottages: /cottages/,
  hillcamp: /tents .*hill/,
  chalets: /chalets/,
  blocks: /blocks/,
  terraces: /terraced hotel/,
  hearths: /cottages/,
  farmhouse: /farmhouse/,
  guesthouse: /bungalow/,
  bungalow: /house/,
  alpinehut: /hut/,
  plinths: /tents/,
  makuti: /tents/,
  figs: /tents under .*figs/,
  ridge: /tents .*ridge/,
  waterfront: /waterfront/,
  fort: /fortress/,
  townhouse: /house of five storeys/,
  platform: /platform/,
  grills: /grill/,
  gate: /gate/,
  photographer: /photographer/,
  children: /child/,
  lanterns: /lantern/,
  binoculars: /binoculars/,
  'long-lens': /lens/,
  lamp: /lamp/,
  eye: /./,
  low: /./,
  hill: /./,
  afar: /./,
  sky: /./,
  track: /track/,
  hatch: /roof hatch/,
  window: /window/,
  river: /river|Ewaso Nyiro/,
  canvas: /under (the )?canvas/,
  street: /lane/,
  path: /path/,
  arrivals: /arrivals hall/,
  rim: /gorge/,
  chamber: /chamber/,
  luggage: /bag/,
  portrait: /close|head/,
};

test('the text of a plate says what its scene shows', () => {
  const records = coveredKinds.flatMap((kind) =>
    content[kind].map(({ slug, plate }) => ({ key: `${contentFolders[kind]}/${slug}`, alt: plate.alt })),
  );
  expect(records.length).toBe(scenes.size);
  const silent = records.flatMap(({ key, alt }) => {
    const scene = scenes.get(key);
    if (scene === undefined) return [];
    const { fauna, props, camera = 'eye' } = scene;
    const shown = [...fauna.map(({ species }) => species), ...props, camera];
    return shown.filter((name) => !words[name].test(alt)).map((name) => `${key} shows ${name}: ${alt}`);
  });
  expect(silent).toEqual([]);
});

/** Plates that show sun or moon, of all: more, and the series is one of suns. */
const most = 0.5;

test('sun or moon stands in no more than half of the plates', () => {
  const specs = [...scenes.values(), ...Object.values(pagePlates).map(({ spec }) => spec)];
  expect(specs.filter(showsDisc).length / specs.length).toBeLessThanOrEqual(most);
});

test('a herd stands in clumps: three poses, two ways to look, one animal before another', () => {
  const rows = [...scenes].flatMap(([key, spec]) => {
    const stage = createStage(createCanvas(1080, 675, key), spec);
    return faunaGroups(stage).flatMap(({ species, animals }) => {
      if (!isHerdSpecies(species) || animals.length < 3) return [];
      const { standing, length } = layOut(stage, animals);
      const apart = animals.reduce((sum, animal) => sum + footprintOf(stage, [animal], 1).width / stage.canvas.unit, 0);
      const isClumped =
        new Set(animals.map((animal) => animal.species)).size >= 3 &&
        new Set(standing.map(({ isTurned }) => isTurned)).size === 2 &&
        new Set(standing.map(({ up }) => up)).size > 1 &&
        length < apart;
      return isClumped ? [] : [`${key}: ${species}`];
    });
  });
  expect(rows).toEqual([]);
});
