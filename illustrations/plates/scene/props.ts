// What people left in the scene: tents, a vehicle, a fire. One of them may be the subject; the others stand back.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { PlateSpec, PropName } from '#illustrations/plates/plate-spec.ts';
import { paintBalloon } from '#illustrations/plates/props/balloon.ts';
import { paintBreakfastTable, waiterHeight } from '#illustrations/plates/props/breakfast-table.ts';
import { paintCampfire } from '#illustrations/plates/props/campfire.ts';
import { paintFeedingPlatform } from '#illustrations/plates/props/feeding-platform.ts';
import { paintGate, rangerHeight } from '#illustrations/plates/props/gate.ts';
import { paintHomestead, residentHeight } from '#illustrations/plates/props/homestead.ts';
import { paintTownhouse, paintWaterfront } from '#illustrations/plates/props/houses/coast-houses.ts';
import { paintFort } from '#illustrations/plates/props/houses/fort.ts';
import { paintStay } from '#illustrations/plates/props/houses/stays.ts';
import { paintKopje } from '#illustrations/plates/props/kopje.ts';
import { marketerHeight, paintNightMarket } from '#illustrations/plates/props/night-market.ts';
import { paintCyclists, riderHeight } from '#illustrations/plates/props/people/cyclists.ts';
import { keeperHeight, paintKeeper } from '#illustrations/plates/props/people/keeper.ts';
import { paintPhotographer, photographerHeight } from '#illustrations/plates/props/people/photographer.ts';
import {
  paintTrekkers,
  paintWalkingSafari,
  paintWatchers,
  partyWidth,
} from '#illustrations/plates/props/people/trekkers.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';
import { paintStarBed } from '#illustrations/plates/props/star-bed.ts';
import { paintTent } from '#illustrations/plates/props/tent.ts';
import { paintVehicle } from '#illustrations/plates/props/vehicle.ts';
import { paintWhaleback } from '#illustrations/plates/props/whaleback.ts';
import type { Actor, Footprint } from '#illustrations/plates/scene/actor.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** What is part of the land, the water or the sky, or lies before the viewer. */
const layers = [
  'balloon',
  'dhow',
  'falls',
  'crag',
  'lava',
  'waterhole',
  'reef',
  'islet',
  'boat',
  'children',
  'binoculars',
  'long-lens',
  'lamp',
  'lanterns',
] as const;

/** What stands on the ground. */
export type StandingProp = Exclude<PropName, (typeof layers)[number]>;

interface Measures {
  /** Width as the subject and as company, in multiples of `canvas.unit` at the subject's distance. */
  readonly subject: number;
  readonly company: number;
  /** Its height, as a share of its width. */
  readonly rise: number;
}

const measures: Readonly<Record<StandingProp, Measures>> = {
  tent: { subject: 430, company: 290, rise: 0.55 },
  vehicle: { subject: 300, company: 262, rise: 0.6 },
  kopje: { subject: 480, company: 380, rise: 0.55 },
  fire: { subject: 90, company: 64, rise: 1 },
  trekkers: { subject: 262, company: 236, rise: 0.6 },
  cyclists: { subject: 260, company: 190, rise: 0.55 },
  keeper: { subject: 84, company: 92, rise: 1.7 },
  starbed: { subject: 560, company: 420, rise: 0.8 },
  homestead: { subject: 700, company: 480, rise: 0.26 },
  table: { subject: 470, company: 330, rise: 0.36 },
  villas: { subject: 1040, company: 760, rise: 0.3 },
  cottages: { subject: 980, company: 760, rise: 0.5 },
  hillcamp: { subject: 980, company: 760, rise: 0.5 },
  chalets: { subject: 1000, company: 760, rise: 0.36 },
  blocks: { subject: 1000, company: 760, rise: 0.4 },
  terraces: { subject: 920, company: 700, rise: 0.42 },
  hearths: { subject: 1000, company: 760, rise: 0.32 },
  farmhouse: { subject: 620, company: 520, rise: 0.5 },
  guesthouse: { subject: 780, company: 560, rise: 0.6 },
  bungalow: { subject: 640, company: 460, rise: 0.36 },
  alpinehut: { subject: 420, company: 230, rise: 0.42 },
  plinths: { subject: 760, company: 460, rise: 0.5 },
  makuti: { subject: 700, company: 470, rise: 0.34 },
  figs: { subject: 560, company: 420, rise: 0.72 },
  ridge: { subject: 1000, company: 700, rise: 0.42 },
  waterfront: { subject: 640, company: 480, rise: 0.56 },
  fort: { subject: 760, company: 560, rise: 0.5 },
  townhouse: { subject: 530, company: 380, rise: 1.44 },
  platform: { subject: 900, company: 480, rise: 0.6 },
  grills: { subject: 660, company: 440, rise: 0.3 },
  gate: { subject: 860, company: 600, rise: 0.41 },
  photographer: { subject: 266, company: 190, rise: 0.66 },
};

type PaintProp = (canvas: Canvas, x: number, y: number, width: number, setting: PropSetting) => unknown;

const painters: Readonly<Record<StandingProp, PaintProp>> = {
  tent: paintTent,
  vehicle: paintVehicle,
  kopje: paintKopje,
  fire: paintCampfire,
  trekkers: paintTrekkers,
  cyclists: paintCyclists,
  keeper: paintKeeper,
  starbed: paintStarBed,
  homestead: paintHomestead,
  table: paintBreakfastTable,
  villas: paintStay('villas'),
  cottages: paintStay('cottages'),
  hillcamp: paintStay('hillcamp'),
  chalets: paintStay('chalets'),
  blocks: paintStay('blocks'),
  terraces: paintStay('terraces'),
  hearths: paintStay('hearths'),
  farmhouse: paintStay('farmhouse'),
  guesthouse: paintStay('guesthouse'),
  bungalow: paintStay('bungalow'),
  alpinehut: paintStay('alpinehut'),
  plinths: paintStay('plinths'),
  makuti: paintStay('makuti'),
  figs: paintStay('figs'),
  ridge: paintStay('ridge'),
  waterfront: paintWaterfront,
  fort: paintFort,
  townhouse: paintTownhouse,
  platform: paintFeedingPlatform,
  grills: paintNightMarket,
  gate: paintGate,
  photographer: paintPhotographer,
};

export type Role = 'subject' | 'company';

interface Build {
  readonly paint: PaintProp;
  readonly measures: Measures;
}

/** As large as trekkers are, and one more of them. */
const walkingSafari: Measures = { subject: 340, company: 300, rise: 0.5 };

/**
 * Some things are not the same everywhere: who stops for gorillas looks back at them, and who walks on the plains has an
 * armed ranger in front.
 */
function buildOf({ landmark, biome, fauna }: PlateSpec, prop: StandingProp): Build {
  if (prop === 'trekkers' && fauna.some(({ species }) => species === 'gorilla')) {
    return { paint: paintWatchers, measures: { subject: 170, company: 150, rise: 0.9 } };
  }
  if (prop === 'trekkers' && biome === 'savannah') return { paint: paintWalkingSafari, measures: walkingSafari };
  if (prop === 'kopje' && landmark === 'none' && biome === 'redearth') {
    return { paint: paintWhaleback, measures: { subject: 900, company: 900, rise: 0.2 } };
  }
  return { paint: painters[prop], measures: measures[prop] };
}

/** What a house may take of an upright picture's width, and of the height of any. */
const widestProp = 0.88;
const tallestProp = 0.8;

export function propFootprint({ canvas, spec, size }: Stage, prop: StandingProp, role: Role, scale: number): Footprint {
  const { rise, ...widths } = buildOf(spec, prop).measures;
  const width = Math.min(
    widths[role] * scale * canvas.unit,
    widestProp * size.width,
    (tallestProp * size.height) / rise,
  );
  return { width, height: width * rise };
}

/** A prop as an actor, with its middle and its foot at shares of the scene. */
export function propActor(
  stage: Stage,
  prop: StandingProp,
  role: Role,
  place: { x: number; y: number; scale: number },
): Actor {
  const footprint = propFootprint(stage, prop, role, place.scale);
  const { canvas, spec } = stage;
  return {
    ...place,
    ...footprint,
    prop,
    paint: () =>
      void buildOf(spec, prop).paint(canvas, stage.x(place.x), stage.y(place.y), footprint.width, settingOf(stage)),
  };
}

export function settingOf({ light, ground, mirrored }: Stage): PropSetting {
  return { light, ground, mirrored };
}

/** Balloons hang above the land, the nearer one larger. */
export function paintBalloons(stage: Stage): void {
  const { canvas, hasWords } = stage;
  const near = hasWords ? 0.56 : 0.3;
  paintBalloon(canvas, stage.x(hasWords ? 0.8 : 0.58), stage.y(0.36), 110 * canvas.unit, settingOf(stage));
  paintBalloon(canvas, stage.x(near), stage.y(0.44), 270 * canvas.unit, settingOf(stage));
}

/** Where one of these is, the picture is of it. */
const foremost: readonly PropName[] = ['cyclists', 'table', 'homestead', 'starbed', 'platform'];

/** What people made that the picture is of, if it is of that. */
export function leadingProp(spec: PlateSpec): StandingProp | undefined {
  const standing = standingProps(spec).filter((prop) => prop !== 'fire');
  return spec.leads === 'props' ? standing[0] : standing.find((prop) => foremost.includes(prop));
}

/** The props that stand on the ground, in the record's order. */
export function standingProps({ props }: PlateSpec): StandingProp[] {
  return props.filter((prop): prop is StandingProp => !layers.some((layer) => layer === prop));
}

/** How high a prop is drawn at the subject's distance, as the subject and as company, in canvas units. */
export function propHeights(prop: StandingProp): readonly [subject: number, company: number] {
  const { subject, company, rise } = measures[prop];
  return [subject * rise, company * rise];
}

/** How high people stand, as a share of the width of what they belong to. */
const heights = {
  trekkers: 100 / partyWidth.file,
  cyclists: riderHeight,
  keeper: keeperHeight,
  table: waiterHeight,
  homestead: residentHeight,
  grills: marketerHeight,
  gate: rangerHeight,
  photographer: photographerHeight,
};

/** How high people are drawn at the subject's distance, as the subject and as company, in canvas units. */
export function personHeights(): [name: string, heights: readonly number[]][] {
  return (Object.keys(heights) as (keyof typeof heights)[]).map((prop) => {
    const { subject, company } = measures[prop];
    return [prop, [subject, company].map((width) => width * heights[prop])];
  });
}
