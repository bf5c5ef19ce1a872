// What of a scene a thumbnail shows: its one subject, since there is no room for company.

import type { PlateSpec, PropName } from '#illustrations/plates/plate-spec.ts';
import { isCrossing } from '#illustrations/plates/scene/water.ts';

/** What is the subject wherever it is seen. */
const unmistakable: readonly PropName[] = [
  'balloon',
  'dhow',
  'reef',
  'falls',
  'crag',
  'lava',
  'boat',
  'cyclists',
  'keeper',
];
/** What a subject stands on or in. */
const grounds: readonly PropName[] = ['kopje', 'waterhole', 'crag', 'reef', 'falls', 'dhow', 'islet', 'keeper'];

/** @param plate `kind/slug`: the subject of a stay is its house, whoever walks past it */
export function subjectAlone(scene: PlateSpec, plate: string): PlateSpec {
  // A herd that crosses a river is one subject.
  if (isCrossing(scene)) return scene;
  const isHouse = plate.startsWith('accommodations/') && scene.props.length > 0;
  const own = scene.props.filter((prop) => unmistakable.includes(prop));
  if (isHouse) return { ...scene, fauna: [], props: scene.props.slice(0, 2) };
  if (scene.leads === 'props') return { ...scene, fauna: [] };
  const [first] = scene.fauna;
  if (first === undefined) return scene;
  if (own.includes('balloon') || own.includes('cyclists')) return { ...scene, fauna: [], props: own };
  const isHerd = first.species === 'flamingo' || first.species === 'hippo' || first.species === 'baboon';
  const leaders = { ...first, count: isHerd ? Math.min(2, first.count) : 1 };
  return { ...scene, fauna: [leaders], props: scene.props.filter((prop) => grounds.includes(prop)) };
}
