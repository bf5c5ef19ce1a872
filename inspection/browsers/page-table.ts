import type { EngineName } from '#inspection/browsers/engines/engine.ts';
import { type Layout, type LayoutDifference, parts } from '#inspection/browsers/page-layout.ts';

/** One page on one device. */
export interface PageRow {
  address: string;
  device: string;
  layouts: Partial<Record<EngineName, Layout>>;
  /** How much of the picture is not as in the first engine, from 0 to 1. */
  shares: Partial<Record<EngineName, number>>;
  differences: LayoutDifference[];
}

/**
 * The rows as a Markdown table: each box as left, top, width × height; below the other engines' differences from
 * the first.
 */
export function pageTable(rows: PageRow[]): string {
  const head = ['Page', 'Device', 'Engine', ...parts, 'pixels that differ'];
  const lines = rows
    .sort((one, other) => one.device.localeCompare(other.device) || one.address.localeCompare(other.address))
    .flatMap(({ address, device, layouts, shares }) =>
      (Object.entries(layouts) as [EngineName, Layout][]).map(([name, layout]) => {
        const boxes = parts.map((part) => {
          const [left, top, width, height] = layout[part] ?? [];
          return left === undefined ? '' : `${left}, ${top}, ${width} × ${height}`;
        });
        const share = shares[name];
        return [address, device, name, ...boxes, share === undefined ? '' : `${(share * 100).toFixed(1)} %`];
      }),
    );
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}
