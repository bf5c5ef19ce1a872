/** The engines, the first of them the one the others are held against. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** In CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A browser that runs. */
export interface Engine {
  name: EngineName;
  /** As the browser itself calls it. */
  version: string;
  /** A first-time visitor's tab: nothing stored, no worker, the page exactly this large. */
  openTab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowUp' | 'Space';

/** What every driver can do. All that a visitor does is made of it. */
export interface Tab {
  /** Begins to load an address; the old page may still stand when this returns. */
  goTo(url: string): Promise<void>;
  /** Gives the value of an expression of the page, waited for and as JSON carries it. */
  run(expression: string): Promise<unknown>;
  /** Moves the pointer to a point of the window, without a press. */
  pointAt(x: number, y: number): Promise<void>;
  pressAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(key: Key): Promise<void>;
  /** What is on the screen, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
