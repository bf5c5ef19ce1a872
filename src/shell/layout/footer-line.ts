import type { ReactNode } from 'react';

let line: ReactNode;
let redraw = () => {};

/** A line the footer ends with once there is something to say. */
export const footerLine = {
  current: (): ReactNode => line,
  /** For the one footer of a page. */
  subscribe(listener: () => void): () => void {
    redraw = listener;
    return () => {};
  },
  show(next: ReactNode): void {
    line = next;
    redraw();
  },
};
