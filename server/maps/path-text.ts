import type { GeoContext } from 'd3-geo';

/**
 * Writes what d3 draws as path data in whole units, each corner from the one before: half as long as d3's own text.
 * Steps are taken between rounded corners, so that rounding never adds up.
 */
export class PathText implements GeoContext {
  d = '';
  #x = 0;
  #y = 0;

  moveTo(x: number, y: number): void {
    [this.#x, this.#y] = [Math.round(x), Math.round(y)];
    this.d += `M${joined(this.#x, this.#y)}`;
  }

  lineTo(x: number, y: number): void {
    const [dx, dy] = [Math.round(x) - this.#x, Math.round(y) - this.#y];
    if (dx === 0 && dy === 0) return;
    this.#x += dx;
    this.#y += dy;
    this.d += `l${joined(dx, dy)}`;
  }

  closePath(): void {
    this.d += 'z';
  }

  /** Of points and circles, which our geometries have none of. */
  arc(): void {}

  beginPath(): void {}
}

function joined(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}
