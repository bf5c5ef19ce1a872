import type { GeoContext } from 'd3-geo';
import { joined } from '#server/maps/soft-path.ts';

/**
 * Writes what d3 draws as path data in whole units, each corner from the one before: half as long as d3's own text.
 * Steps are taken between rounded corners, so that rounding never adds up.
 */
export class PathText implements GeoContext {
  d = '';
  #x = 0;
  #y = 0;
  /** Whether the last command was a line, which need not be said again. */
  #isInLine: boolean = false;

  moveTo(x: number, y: number): void {
    [this.#x, this.#y] = [Math.round(x), Math.round(y)];
    this.d += `M${joined(this.#x, this.#y)}`;
    this.#isInLine = false;
  }

  lineTo(x: number, y: number): void {
    const [dx, dy] = [Math.round(x) - this.#x, Math.round(y) - this.#y];
    if (dx === 0 && dy === 0) return;
    this.#x += dx;
    this.#y += dy;
    if (this.#isInLine && dx >= 0) this.d += ' ';
    else if (!this.#isInLine) this.d += 'l';
    this.d += joined(dx, dy);
    this.#isInLine = true;
  }

  closePath(): void {
    this.d += 'z';
    this.#isInLine = false;
  }

  /** Of points and circles, which our geometries have none of. */
  arc(): void {}

  beginPath(): void {}
}
