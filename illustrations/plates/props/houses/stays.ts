// The stays: what each is built of, and how it lies on its land.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type HouseBuild, type HousePlace, paintHouse } from '#illustrations/plates/props/houses/house.ts';
import { paintSettlement, type Settlement } from '#illustrations/plates/props/houses/settlement.ts';
import { paintPlinthTent, paintShelteredTent } from '#illustrations/plates/props/houses/sheltered-tent.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';
import { paintTent } from '#illustrations/plates/props/tent.ts';

type Size = readonly [end: number, long: number, eaves: number, rise: number];

const built =
  ([end, long, eaves, rise]: Size, build: Omit<HouseBuild, 'end' | 'long' | 'eaves' | 'rise'>) =>
  (canvas: Canvas, place: HousePlace, setting: PropSetting) =>
    paintHouse(canvas, place, { end, long, eaves, rise, ...build }, setting);

const pitched = (canvas: Canvas, { x, y, size, turned = false }: HousePlace, setting: PropSetting) =>
  paintTent(canvas, x, y, 300 * size, { ...setting, mirrored: turned });

const settlements = {
  /** Whitewashed coral under makuti, each veranda toward a tree. */
  villas: {
    span: 760,
    paintHouse: built([48, 92, 38, 44], {
      hip: 0.2,
      veranda: 15,
      walls: ['lime', '#fffaf0'],
      roof: 'thatch',
      windows: 2,
    }),
    houses:
      '-318,-128,0.56 -186,-140,-0.5 -40,-136,0.52 98,-142,0.5 236,-130,-0.56 -262,-62,0.9 196,-54,-0.92 -28,-58,0.9 -150,16,1.4',
    edge: '-2600,-150 -700,-164 -380,-168 -120,-176 160,-174 420,-166 760,-162 2600,-150',
    trees:
      'baobab,318,-84,150 baobab,-378,-96,160 palm,124,-112,190 palm,-112,-116,160 palm,40,-126,130 baobab,344,30,240 palm,-366,26,400',
    bushes: 46,
    path: '60,60 40,4 110,-40 90,-86 -60,-110 -70,-160',
  },
  /** Timber on stilts, strung along a clearing above the valley. */
  cottages: {
    span: 760,
    paintHouse: built([46, 72, 36, 34], {
      stilts: 15,
      veranda: 14,
      chimney: true,
      walls: ['boards', '#a8713f'],
      roof: 'shingles',
      windows: 2,
    }),
    houses:
      '306,-322,0.5 216,-286,0.52 342,-252,0.64 128,-244,0.58 240,-200,0.74 44,-188,0.66 -40,-142,0.72 338,-122,0.98 142,-110,0.96 -140,-88,0.84 -272,-42,0.98 30,-4,1.42',
    edge: '-2600,90 -760,60 -460,2 -200,-96 60,-226 260,-330 480,-400 900,-440 2600,-470',
    bushes: 170,
    path: '-110,80 -84,10 -60,-60 60,-130 110,-190 190,-230 256,-300',
  },
  /** Three rows of tents under tin up a stony hill. */
  hillcamp: {
    span: 760,
    paintHouse: paintShelteredTent('iron'),
    houses:
      '150,-296,0.25 226,-322,-0.24 312,-334,0.27 384,-336,-0.25 -44,-166,0.34 96,-204,-0.38 220,-214,0.36 346,-236,0.4 -190,-22,0.6 152,-62,-0.56 330,-84,0.52',
    edge: '-2600,60 -760,46 -430,12 -230,-80 -40,-214 130,-330 320,-392 560,-440 1000,-470 2600,-480',
    trees: 'acacia,424,-130,150 acacia,40,-262,80',
    bushes: 22,
    stones: 130,
    path: '-20,80 6,-20 34,-110 10,-150 120,-250 150,-310',
  },
  /** Steep roofs among coffee, a fire in each. */
  chalets: {
    span: 760,
    paintHouse: built([58, 60, 28, 58], {
      veranda: 12,
      chimney: true,
      walls: ['stone', '#a89078'],
      roof: 'shingles',
      windows: 2,
    }),
    houses:
      '-322,-96,0.58 -196,-118,0.56 -60,-134,-0.54 96,-156,0.56 246,-176,-0.6 -150,-34,0.98 128,-62,-0.98 300,-40,1.2 -16,20,1.4',
    edge: '-2600,-60 -700,-100 -300,-128 0,-164 300,-204 700,-240 2600,-260',
    bushes: 280,
  },
  /** Low blocks of stone around a lawn, under fever trees. */
  blocks: {
    span: 760,
    paintHouse: built([50, 172, 32, 36], {
      hip: 0.08,
      veranda: 16,
      walls: ['stone', '#b9a58a'],
      roof: 'thatch',
      windows: 5,
    }),
    houses: '-206,-72,0.88 60,-94,0.68 256,-54,-0.94 -96,24,1.56',
    edge: '-2600,-70 -600,-104 0,-112 600,-100 2600,-66',
    trees: 'acacia,-340,-88,170 acacia,132,-102,120 acacia,352,-16,210',
    bushes: 60,
    path: '170,70 150,6 40,-30 60,-70 120,-104',
  },
  /** One long building a step lower at a time, down a hill of euphorbias. */
  terraces: {
    span: 700,
    paintHouse: built([58, 206, 46, 30], {
      hip: 0.1,
      veranda: 18,
      walls: ['lime', '#e8c79a'],
      roof: 'tiles',
      windows: 6,
    }),
    houses: '270,-216,0.76 120,-118,0.98 -76,-12,1.24',
    edge: '-2600,120 -560,90 -330,16 -140,-70 60,-164 240,-250 460,-300 1000,-330 2600,-340',
    trees: 'euphorbia,90,-204,100 euphorbia,332,-110,130 euphorbia,262,20,170 euphorbia,-282,10,120',
    bushes: 110,
    stones: 12,
  },
  /** Rough stone and tin, each with its hearth, well apart on a slope of grass. */
  hearths: {
    span: 760,
    paintHouse: built([50, 74, 34, 30], { chimney: true, walls: ['stone', '#b0a08a'], roof: 'iron', windows: 2 }),
    houses: '-306,-60,0.54 -150,-92,-0.56 6,-122,0.56 166,-146,-0.58 316,-166,0.62 226,-52,0.98 -110,8,1.4',
    edge: '-2600,-30 -700,-56 -300,-84 0,-136 330,-190 700,-230 2600,-250',
    trees: 'acacia,78,-106,90 acacia,366,-40,150',
    bushes: 120,
    stones: 10,
    path: '40,70 66,0 20,-60 100,-110 240,-150',
  },
  /** A farmhouse with thick white walls and a roof of red iron over its veranda. */
  farmhouse: {
    span: 330,
    paintHouse: built([92, 190, 52, 52], {
      hip: 0.22,
      veranda: 34,
      chimney: true,
      walls: ['lime', '#f3e8d0'],
      roof: 'tiles',
      windows: 5,
    }),
    houses: '0,0,1',
    trees: 'acacia,-196,8,250 shrub,-148,-6,18 shrub,-104,-1,22 shrub,-66,4,16 shrub,196,-8,20',
    path: '150,90 120,40 70,16 44,2',
  },
  /** A bungalow in a garden of jacarandas in flower. */
  guesthouse: {
    span: 420,
    paintHouse: built([96, 200, 50, 42], {
      hip: 0.2,
      veranda: 20,
      chimney: true,
      walls: ['lime', '#f6efdd'],
      roof: 'shingles',
      windows: 6,
    }),
    houses: '0,0,1',
    trees:
      'jacaranda,-202,-14,230 jacaranda,214,-46,200 jacaranda,236,26,280 shrub,-142,-6,22 shrub,-108,-1,18 shrub,-76,4,22 shrub,176,2,20',
    path: '80,90 90,44 60,18 34,2',
  },
  /** A low house of grey stone under tiles, a veranda along its front. */
  bungalow: {
    span: 340,
    paintHouse: built([84, 214, 46, 42], {
      hip: 0.18,
      veranda: 26,
      chimney: true,
      walls: ['stone', '#b7a88e'],
      roof: 'tiles',
      windows: 5,
    }),
    houses: '0,0,1',
    trees:
      'shrub,-300,-74,26 shrub,-226,-78,30 shrub,-150,-80,24 shrub,124,-82,26 shrub,204,-80,30 shrub,284,-76,24 cedar,-214,-40,200 cedar,-262,-26,150 cedar,250,-30,220 shrub,-146,-8,20 shrub,-114,-3,16 shrub,-80,3,20 shrub,190,4,22',
    path: '100,90 110,46 70,18 40,2',
  },
  /** A long low hut for climbers. */
  alpinehut: {
    span: 210,
    paintHouse: built([48, 140, 38, 34], { walls: ['stone', '#a59a8a'], roof: 'iron', windows: 4 }),
    houses: '0,0,1',
  },
  /** Tents on plinths of stone, above the floods. */
  plinths: {
    span: 470,
    paintHouse: paintPlinthTent,
    houses: '152,-58,0.36 62,-38,0.5 -92,0,0.86',
    trees: 'doum,214,-40,190 doum,-216,-34,250 doum,12,-52,210',
  },
  /** Green canvas under makuti. */
  makuti: {
    span: 470,
    paintHouse: paintShelteredTent('thatch', ['#5f6f4a', '#4a5a3c']),
    houses: '176,-30,0.36 54,-18,0.46 -110,0,0.64',
  },
  /** Tents in the shade of sycamore figs. */
  figs: {
    span: 500,
    paintHouse: pitched,
    houses: '168,-44,0.4 60,-24,-0.52 -112,0,0.8',
    trees: 'fig,190,-52,230 fig,-18,-14,330',
  },
  /** Tents on a wooded ridge above lava. */
  ridge: {
    span: 760,
    paintHouse: pitched,
    houses: '366,-208,0.3 268,-196,-0.32 152,-164,0.36 -6,-104,0.44 220,-84,-0.6 -100,-14,0.82',
    edge: '-2600,110 -700,80 -430,30 -240,-40 -60,-124 130,-190 330,-240 600,-270 2600,-290',
    trees:
      'acacia,70,-150,110 acacia,322,-214,120 acacia,-190,-40,150 acacia,354,-60,200 euphorbia,96,-30,120 acacia,-330,0,110',
    bushes: 150,
    stones: 90,
    path: '40,80 60,10 90,-60 20,-100 120,-150 240,-190',
  },
} as const satisfies Record<string, Settlement>;

type SettlementName = keyof typeof settlements;

export function paintStay(name: SettlementName) {
  return (canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void =>
    paintSettlement(canvas, { x, y, width }, settlements[name], setting);
}
