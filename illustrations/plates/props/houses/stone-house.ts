// A low house of rough stone: a hut for climbers under tin, or a bungalow under tiles with a veranda along its front.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas, Colour } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { bush } from '#illustrations/plates/elements/bush.ts';
import { paintGlow } from '#illustrations/plates/elements/glow.ts';
import { isLampLit, tone } from '#illustrations/plates/light.ts';
import {
  type MasonryTones,
  masonryTones,
  opening,
  paintBlock,
  paintJoints,
} from '#illustrations/plates/props/houses/masonry.ts';
import { type PropSetting, paintStanding } from '#illustrations/plates/props/prop-setting.ts';

interface Build {
  /** From eave to eave. */
  readonly reference: number;
  /** Where its walls end. */
  readonly half: number;
  /** The height of eaves and ridge. */
  readonly eaves: number;
  readonly ridge: number;
  /** How far the ridge is shorter than the eaves on either side: a hipped roof. */
  readonly hip: number;
  readonly roof: Colour;
  readonly wall: Colour;
  readonly hasVeranda: boolean;
  readonly windows: readonly number[];
  readonly door: number;
}

const mountainHut: Build = {
  reference: 180,
  half: 80,
  eaves: -40,
  ridge: -84,
  hip: 6,
  roof: '#7f8f8a',
  wall: '#a59a8a',
  hasVeranda: false,
  windows: [-54, -22, 52],
  door: 18,
};

const bungalow: Build = {
  reference: 320,
  half: 142,
  eaves: -56,
  ridge: -112,
  hip: 52,
  roof: '#a3583c',
  wall: '#c4b59a',
  hasVeranda: true,
  windows: [-112, -72, -34, 44, 84, 118],
  door: 4,
};

export function paintMountainHut(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintHouse(canvas, { x, y, width }, mountainHut, setting);
}

export function paintBungalow(canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void {
  paintHouse(canvas, { x, y, width }, bungalow, setting);
}

interface Place {
  x: number;
  y: number;
  width: number;
}

function paintHouse(canvas: Canvas, place: Place, build: Build, setting: PropSetting): void {
  const { light, ground, mirrored = false } = setting;
  const chance = chanceOf(canvas, `house${Math.round(place.x)}`);
  const tones = masonryTones(light, build.wall);
  const { reference, half, eaves } = build;
  if (isLampLit(light)) paintGlow(canvas, place.x, place.y - place.width * 0.12, place.width * 0.7, '#ffb45e', 0.42);
  paintStanding(canvas, { ...place, reference }, mirrored, () => {
    const wall = { left: -half, right: half, top: eaves };
    canvas.ellipse(10, 0, half * 1.12, 6, tones.ink, { opacity: 0.32 });
    paintChimney(canvas, build, tones);
    paintBlock(canvas, wall, tones);
    paintJoints(canvas, wall, tones, chance);
    paintOpenings(canvas, build, tones);
    canvas.path(draw`M${-half} ${eaves}H${half}V${eaves + 11}H${-half}Z`, tones.ink, { opacity: 0.38 });
    if (build.hasVeranda) paintVeranda(canvas, build, tones);
    paintRoof(canvas, build, { ...tones, roof: tone(light, build.roof, 0.5), roofLit: light.rim }, chance);
    let shrubs = '';
    for (let shrub = 0; shrub < 5; shrub += 1) {
      shrubs += bush(chance.between(-1.15, 1.15) * half, 2, chance.between(7, 13), chance);
    }
    canvas.path(shrubs, mixColours(ground.bush, light.ink, 0.35));
  });
}

function paintChimney(canvas: Canvas, { half, ridge }: Build, tones: MasonryTones): void {
  const x = half * 0.46;
  canvas.path(draw`M${x} ${ridge + 30}V${ridge - 14}H${x + 15}V${ridge + 30}Z`, tones.wall);
  canvas.path(draw`M${x + 8} ${ridge + 30}V${ridge - 14}H${x + 15}V${ridge + 30}Z`, tones.wallShade);
  canvas.path(draw`M${x - 2} ${ridge - 17}H${x + 17}V${ridge - 12}H${x - 2}Z`, tones.wallShade);
}

function paintOpenings(canvas: Canvas, { windows, door, eaves }: Build, tones: MasonryTones): void {
  const tall = -eaves;
  let frames = '';
  let panes = '';
  let bars = '';
  for (const x of windows) {
    frames += opening(x, -tall * 0.28, 19, tall * 0.42, false);
    panes += opening(x, -tall * 0.32, 14, tall * 0.34, false);
    bars += draw`M${x} ${-tall * 0.32}v${-tall * 0.34}M${x - 7} ${-tall * 0.49}h14`;
  }
  canvas.path(frames + opening(door, 0, 22, tall * 0.78, false), tones.timber);
  canvas.path(panes, tones.inside);
  canvas.path(opening(door, 0, 16, tall * 0.72, false), mixColours(tones.timber, tones.inside, 0.35));
  canvas.path(bars, 'none', { stroke: tones.timber, 'stroke-width': 1.4 });
}

/** A low roof on posts along the front, and the deep shade below it. */
function paintVeranda(canvas: Canvas, { half, eaves }: Build, tones: MasonryTones): void {
  const [left, right] = [-half * 0.86, half * 0.86];
  canvas.path(draw`M${left} 0V${eaves + 4}H${right}V0Z`, tones.ink, { opacity: 0.3 });
  let posts = '';
  for (let post = 0; post <= 7; post += 1) {
    const x = left + ((right - left - 4) * post) / 7;
    posts += draw`M${x} 0V${eaves + 6}h4V0Z`;
  }
  canvas.path(posts, tones.wallLit);
  canvas.path(draw`M${left - 6} 3H${right + 6}V-3H${left - 6}Z`, tones.wallShade);
}

type RoofTones = MasonryTones & { readonly roof: Colour; readonly roofLit: Colour };

function paintRoof(canvas: Canvas, { reference, eaves, ridge, hip }: Build, tones: RoofTones, chance: Chance): void {
  const half = reference / 2;
  const outline = draw`M${-half} ${eaves + 4}L${-half + hip} ${ridge}H${half - hip}L${half} ${eaves + 4}Z`;
  const fill = canvas.linearGradient([
    [0, mixColours(tones.roof, tones.roofLit, 0.4)],
    [1, mixColours(tones.roof, tones.ink, 0.22)],
  ]);
  canvas.path(outline, fill);
  paintWithin(canvas, outline, () => {
    let ribs = '';
    for (let x = -half; x < half; x += 7) ribs += draw`M${x} ${eaves + 6}L${x * (1 - hip / half)} ${ridge}`;
    canvas.path(ribs, 'none', { stroke: tones.ink, 'stroke-width': 1, opacity: 0.26 });
    let sheets = '';
    for (let row = 1; row < 4; row += 1) {
      const y = ridge + ((eaves - ridge) * row) / 4;
      for (let x = -half; x < half; x += 26)
        sheets += draw`M${x + chance.between(0, 6)} ${y}h${chance.between(14, 22)}`;
    }
    canvas.path(sheets, 'none', { stroke: tones.ink, 'stroke-width': 1.2, opacity: 0.3 });
    canvas.path(draw`M${half * 0.3} ${ridge}L${half * 0.16} ${eaves + 6}H${half}V${ridge}Z`, tones.ink, {
      opacity: 0.16,
    });
  });
  canvas.path(
    draw`M${-half + hip - 3} ${ridge - 3}H${half - hip + 3}V${ridge + 2}H${-half + hip - 3}Z`,
    tones.wallShade,
  );
  canvas.path(draw`M${-half} ${eaves + 3}H${half}V${eaves + 7}H${-half}Z`, mixColours(tones.roof, tones.ink, 0.55));
}
