// Plants in pots and baskets.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { Chance } from '#illustrations/plates/chance.ts';
import { draw } from '#illustrations/plates/draw.ts';
import { paintAt, type Spot } from '#illustrations/plates/interiors/room-stage.ts';
import type { RoomTones } from '#illustrations/plates/interiors/room-tones.ts';

export type Plant = 'palm' | 'blades' | 'broad';

export function paintPlant(canvas: Canvas, spot: Spot, tones: RoomTones, plant: Plant, chance: Chance): void {
  paintAt(canvas, spot, () => {
    canvas.ellipse(0, -1, 26, 4, tones.ink, { opacity: 0.32 });
    const leaves = { back: '', front: '' };
    const count = plant === 'blades' ? 15 : 11;
    for (let leaf = 0; leaf < count; leaf += 1) {
      const lean = ((leaf + 0.5) / count) * 2 - 1 + chance.between(-0.1, 0.1);
      const length = chance.between(70, 120) * (plant === 'broad' ? 0.8 : 1);
      leaves[leaf % 2 === 0 ? 'back' : 'front'] += leafPath(plant, lean, length);
    }
    canvas.path(leaves.back, mixColours(tones.leaf, tones.ink, 0.34));
    canvas.path(leaves.front, mixColours(tones.leaf, tones.wallLit, 0.1));
    const pot = canvas.fade(mixColours(tones.second, '#fffaf0', 0.14), mixColours(tones.second, tones.ink, 0.42), {
      x2: 1,
      y2: 0,
    });
    canvas.path('M-20 -36H20L15 0H-15Z', pot);
    canvas.path('M-22 -40H22V-33H-22Z', mixColours(tones.second, tones.pale, 0.25));
  });
}

function leafPath(plant: Plant, lean: number, length: number): string {
  const tipX = lean * length * (plant === 'blades' ? 0.32 : 0.72);
  const tipY = -38 - length * (1 - Math.abs(lean) * (plant === 'blades' ? 0.1 : 0.42));
  const [rootX, rootY] = [lean * 8, -38];
  const bendX = rootX + (tipX - rootX) * 0.35;
  const bendY = rootY + (tipY - rootY) * (plant === 'blades' ? 0.6 : 0.85);
  const half = { palm: 5, blades: 4.5, broad: 14 }[plant];
  return draw`M${rootX - 1.4} ${rootY}Q${bendX - half} ${bendY} ${tipX} ${tipY}Q${bendX + half} ${bendY + half * 0.8} ${rootX + 1.4} ${rootY}Z`;
}
