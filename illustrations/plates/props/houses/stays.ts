// The stays that are more than one house: what each is built of, and how it lies on its land.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type HouseBuild, type HousePlace, paintHouse } from '#illustrations/plates/props/houses/house.ts';
import { paintSettlement, type Settlement } from '#illustrations/plates/props/houses/settlement.ts';
import { paintShelteredTent } from '#illustrations/plates/props/houses/sheltered-tent.ts';
import type { PropSetting } from '#illustrations/plates/props/prop-setting.ts';

const built = (build: HouseBuild) => (canvas: Canvas, place: HousePlace, setting: PropSetting) =>
  paintHouse(canvas, place, build, setting);

const settlements = {
  /** Whitewashed coral under makuti, each veranda toward a tree. */
  villas: {
    paintHouse: built({
      end: 48,
      long: 92,
      eaves: 38,
      rise: 44,
      hip: 0.2,
      veranda: 15,
      walls: ['lime', '#fffaf0'],
      roof: 'thatch',
      windows: 2,
    }),
    houses: [
      [-318, -128, 0.56],
      [-186, -140, 0.5, true],
      [-40, -136, 0.52],
      [98, -142, 0.5],
      [236, -130, 0.56, true],
      [-262, -62, 0.9],
      [196, -54, 0.92, true],
      [-28, -58, 0.9],
      [-150, 16, 1.4],
    ],
    edge: [
      [-2600, -150],
      [-700, -164],
      [-380, -168],
      [-120, -176],
      [160, -174],
      [420, -166],
      [760, -162],
      [2600, -150],
    ],
    trees: [
      ['baobab', 318, -84, 150],
      ['baobab', -378, -96, 160],
      ['palm', 124, -112, 190],
      ['palm', -112, -116, 160],
      ['palm', 40, -126, 130],
      ['baobab', 344, 30, 240],
      ['palm', -366, 26, 400],
    ],
    bushes: 46,
    stones: 0,
    path: [
      [60, 60],
      [40, 4],
      [110, -40],
      [90, -86],
      [-60, -110],
      [-70, -160],
    ],
  },
  /** Timber on stilts, strung along a clearing above the valley. */
  cottages: {
    paintHouse: built({
      end: 46,
      long: 72,
      eaves: 36,
      rise: 34,
      stilts: 15,
      veranda: 14,
      chimney: true,
      walls: ['boards', '#a8713f'],
      roof: 'shingles',
      windows: 2,
    }),
    houses: [
      [306, -322, 0.5],
      [216, -286, 0.52],
      [342, -252, 0.64],
      [128, -244, 0.58],
      [240, -200, 0.74],
      [44, -188, 0.66],
      [-40, -142, 0.72],
      [338, -122, 0.98],
      [142, -110, 0.96],
      [-140, -88, 0.84],
      [-272, -42, 0.98],
      [30, -4, 1.42],
    ],
    edge: [
      [-2600, 90],
      [-760, 60],
      [-460, 2],
      [-200, -96],
      [60, -226],
      [260, -330],
      [480, -400],
      [900, -440],
      [2600, -470],
    ],
    trees: [],
    bushes: 170,
    stones: 0,
    path: [
      [-110, 80],
      [-84, 10],
      [-60, -60],
      [60, -130],
      [110, -190],
      [190, -230],
      [256, -300],
    ],
  },
  /** Three rows of tents under tin up a stony hill. */
  hillcamp: {
    paintHouse: paintShelteredTent('iron'),
    houses: [
      [136, -296, 0.25],
      [216, -318, 0.26],
      [298, -330, 0.26],
      [372, -340, 0.26],
      [-30, -172, 0.36],
      [84, -196, 0.37],
      [208, -212, 0.38],
      [328, -222, 0.39],
      [-206, -18, 0.52],
      [-34, -40, 0.54],
      [146, -58, 0.57],
      [330, -72, 0.58],
    ],
    edge: [
      [-2600, 60],
      [-760, 46],
      [-430, 12],
      [-230, -80],
      [-40, -214],
      [130, -330],
      [320, -392],
      [560, -440],
      [1000, -470],
      [2600, -480],
    ],
    trees: [
      ['acacia', 424, -130, 150],
      ['acacia', 40, -262, 80],
    ],
    bushes: 22,
    stones: 130,
    path: [
      [-20, 80],
      [6, -20],
      [34, -110],
      [10, -150],
      [120, -250],
      [150, -310],
    ],
  },
} as const satisfies Record<string, Settlement>;

export type SettlementName = keyof typeof settlements;

export function paintStay(name: SettlementName) {
  return (canvas: Canvas, x: number, y: number, width: number, setting: PropSetting): void =>
    paintSettlement(canvas, { x, y, width }, settlements[name], setting);
}
