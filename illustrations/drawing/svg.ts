// SVG elements as text.

import { formatNumber } from '#illustrations/drawing/number-text.ts';

export type Attributes = Readonly<Record<string, string | number>>;

/** Elements in the order in which they are painted. */
export type Drawing = readonly string[];

/** An element with its attributes in the given order; attribute numbers keep two decimals. */
export function element(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? formatAttribute(value) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** A filled path. */
export function shape(path: string, fill: string, extra: Attributes = {}): string {
  return element('path', { d: path, fill, ...extra });
}

/** A stroked path without fill. */
export function stroke(path: string, colour: string, width: number, extra: Attributes = {}): string {
  return element('path', { d: path, fill: 'none', stroke: colour, 'stroke-width': width, ...extra });
}

/** A filled circle. */
export function disc(centreX: number, centreY: number, radius: number, fill: string, extra: Attributes = {}): string {
  return element('circle', { cx: centreX, cy: centreY, r: radius, fill, ...extra });
}

/** A filled rectangle. */
export function rectangle(x: number, y: number, width: number, height: number, fill: string): string {
  return element('rect', { x, y, width, height, fill });
}

/** A group of elements. */
export function group(attributes: Attributes, children: readonly string[]): string {
  return element('g', attributes, children.join(''));
}

/** A `transform` that moves to (x, y) and scales there; a negative scale mirrors. */
export function place(x: number, y: number, scaleX = 1, scaleY = scaleX): string {
  const move = `translate(${formatNumber(x)} ${formatNumber(y)})`;
  if (scaleX === 1 && scaleY === 1) {
    return move;
  }
  const size = scaleX === scaleY ? formatScale(scaleX) : `${formatScale(scaleX)} ${formatScale(scaleY)}`;
  return `${move} scale(${size})`;
}

/** A whole SVG file whose view box starts at 0 0, ending in a line break. */
export function svgDocument(width: number, height: number, children: readonly string[]): string {
  const viewBox = `0 0 ${width} ${height}`;
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox };
  return `${element('svg', attributes, children.join(''))}\n`;
}

function formatAttribute(value: number): string {
  return (Math.round(value * 100) / 100).toString().replace(/^0\./, '.');
}

function formatScale(value: number): string {
  return (Math.round(value * 100) / 100).toString().replace(/^(-?)0\./, '$1.');
}
