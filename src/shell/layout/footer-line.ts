import type { ReactNode } from 'react';
import { createStore } from '#platform/store.ts';

/** A line the footer ends with once there is something to say. */
export const footerLine = createStore<ReactNode>(undefined);
