import type { EngineName } from '#inspection/browsers/engines/engine.ts';

/** What is measured of a page. */
const parts = ['header', 'h1', 'main picture', 'first card', 'footer', 'page'] as const;
type Part = (typeof parts)[number];

/** Left, top, width and height in CSS pixels, from the page's own corner. */
type Box = [left: number, top: number, width: number, height: number];
export type Layout = Partial<Record<Part, Box>>;

/**
 * Measures the page it runs in, less the height of its tables: how wide their columns are, and so how tall their
 * rows, CSS leaves to the browser (CSS 2.2, 17.5.2.2). It uses nothing from outside itself.
 */
export function layoutOf(): Layout {
  const tables = [...document.querySelectorAll('main table')].map((table) => table.getBoundingClientRect());
  const tablesWithin = (from: number, to: number) =>
    tables.filter(({ top, bottom }) => top >= from && bottom <= to).reduce((sum, { height }) => sum + height, 0);
  const boxOf = (element: Element | undefined): Box | undefined => {
    if (element === undefined) return undefined;
    const { left, top, bottom, width, height } = element.getBoundingClientRect();
    const above = tablesWithin(Number.NEGATIVE_INFINITY, top);
    const box = [left + scrollX, top + scrollY - above, width, height - tablesWithin(top, bottom)];
    return box.map((value) => Math.round(value * 10) / 10) as Box;
  };
  const firstShown = (selector: string, isEnough: (box: DOMRect) => boolean = () => true) =>
    [...document.querySelectorAll(selector)].find((element) => {
      return element.getClientRects().length > 0 && isEnough(element.getBoundingClientRect());
    });
  const { scrollWidth, scrollHeight } = document.documentElement;
  const found = {
    header: boxOf(firstShown('body header')),
    h1: boxOf(firstShown('h1')),
    'main picture': boxOf(firstShown('main picture img', ({ width }) => width >= 120)),
    'first card': boxOf(firstShown('main article')),
    footer: boxOf(firstShown('body footer')),
    page: [0, 0, scrollWidth, scrollHeight - tablesWithin(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)],
  };
  return Object.fromEntries(Object.entries(found).filter(([, box]) => box !== undefined));
}

/**
 * CSS pixels by which a box may stand elsewhere or be wider, or the share of its width: WebKit rounds the unit
 * `ch`.
 */
const sideways = 4;
const ofWidth = 0.01;

/**
 * Engines break lines where they like, and WebKit rounds their height to whole pixels: on its way down a page may
 * lose or gain a line of text, or this share of the way.
 */
const line = 30;
const share = 0.025;

export interface LayoutDifference {
  part: Part;
  engine: EngineName;
  /** The widest difference of a side, in CSS pixels; none where the part is only in one of them. */
  by: number | undefined;
}

/** Where an engine's boxes differ from the first engine's by more than engines may. */
export function layoutDifferences(reference: Layout, engine: EngineName, layout: Layout): LayoutDifference[] {
  return parts.flatMap((part): LayoutDifference[] => {
    const [expected, given] = [reference[part], layout[part]];
    if (expected === undefined && given === undefined) return [];
    if (expected === undefined || given === undefined) return [{ part, engine, by: undefined }];
    const [left, top, width, height] = given;
    const across = Math.max(Math.abs(left - expected[0]), Math.abs(width - expected[2]));
    const down = Math.max(Math.abs(top - expected[1]), Math.abs(height - expected[3]));
    const isFarOff =
      across > Math.max(sideways, ofWidth * expected[2]) || down > Math.max(line, share * (expected[1] + expected[3]));
    return isFarOff ? [{ part, engine, by: Math.round(Math.max(across, down) * 10) / 10 }] : [];
  });
}
