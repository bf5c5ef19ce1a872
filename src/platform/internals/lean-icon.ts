import { createElement, type SVGProps } from 'react';

/** An icon's drawing as Lucide keeps it: tags and their attributes. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

type LeanIconProps = SVGProps<SVGSVGElement> & { size?: number };

/**
 * Stands in for Lucide's own `createLucideIcon` in what is built (scripts/vite/vite-lean-icons.ts): a page has up to a hundred icons,
 * and Lucide works out each one's attributes anew through two components. This draws the same, as far as the site asks.
 */
// biome-ignore lint/style/noDefaultExport: the module it stands for has one
export default function createLeanIcon({ node }: IconData) {
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...own }: LeanIconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...own,
      },
      ...drawing,
    );
}
