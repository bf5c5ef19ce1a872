// The shape of Mount Kenya from the light side to the dark: its skyline, faces and ice, in canvas units from its foot.

import type { Point } from '#illustrations/drawing/outline.ts';
import { pointsOf } from '#illustrations/drawing/points.ts';

export interface Face {
  readonly opacity: number;
  readonly outline: readonly Point[];
}

/** From the western moors over Point Piggott, Batian, the Gate of the Mists, Nelion and Lenana. */
export const massif = pointsOf(
  '-960,10 -660,80 -450,180 -310,292 -215,335 -150,430 -95,505 -62,565 -35,548 -5,470 12,472 40,545 66,524 96,420 170,330 235,362 275,352 330,260 450,166 660,76 960,10',
);

export const outliers = pointsOf(
  '-1500,30 -1180,110 -1010,190 -900,150 -760,214 -640,130 -420,90 300,70 520,150 640,232 720,178 860,216 1020,120 1500,20',
);

export const warmFaces: readonly Face[] = [
  {
    opacity: 0.95,
    outline: pointsOf('-62,572 -92,505 -150,432 -215,335 -250,220 -150,120 -70,250 -40,420'),
  },
  {
    opacity: 0.9,
    outline: pointsOf('-62,570 -34,500 -24,420 -60,360 -100,420 -104,492'),
  },
  {
    opacity: 0.9,
    outline: pointsOf('40,550 48,470 40,380 10,330 2,400 12,472'),
  },
  {
    opacity: 0.85,
    outline: pointsOf('236,366 250,290 230,190 150,150 140,270 172,330'),
  },
  {
    opacity: 0.7,
    outline: pointsOf('-215,338 -310,292 -450,180 -520,90 -330,60 -240,200'),
  },
  {
    opacity: 0.4,
    outline: pointsOf('-660,84 -450,184 -400,120 -520,20 -760,10'),
  },
];

export const coolFaces: readonly Face[] = [
  {
    opacity: 0.75,
    outline: pointsOf('-35,550 -5,470 20,360 60,220 -20,180 -30,330'),
  },
  {
    opacity: 0.72,
    outline: pointsOf('66,526 98,420 170,330 210,190 120,120 70,280'),
  },
  {
    opacity: 0.62,
    outline: pointsOf('276,354 332,262 450,166 560,80 400,60 300,190'),
  },
  {
    opacity: 0.4,
    outline: pointsOf('-310,290 -262,300 -236,210 -190,90 -300,70 -330,190'),
  },
];

export const ice: readonly (readonly Point[])[] = [
  pointsOf('-22,508 8,462 22,470 30,440 22,392 6,322 -4,390 -20,440'),
  pointsOf('-152,434 -118,474 -100,442 -120,396 -148,330 -168,290 -176,380'),
  pointsOf('96,418 130,374 166,334 172,292 152,240 132,300 110,350'),
  pointsOf('-66,566 -50,532 -58,498 -74,524'),
  pointsOf('234,360 258,354 264,320 250,272 238,320'),
  pointsOf('-306,294 -262,320 -248,282 -280,226 -300,196 -310,250'),
  pointsOf('40,546 54,528 50,500 40,514'),
  pointsOf('-232,340 -214,345 -206,312 -222,290'),
];
