import type { MouseEvent } from 'react';

/** Whether a press on a link opens it in a new tab or window, which is the browser's business. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || button !== 0;
