import type { ReactNode } from 'react';
import { Pause } from '#ui/text.tsx';

const tones = {
  paper: 'bg-[#fffdf8] text-[#23201a]',
  sun: 'bg-[#e9a13b] text-[#23201a]',
  sand: 'bg-sand text-ink print:pl-0',
  primary: 'bg-primary/10 text-primary',
  accent: 'bg-accent/10 text-accent',
  lagoon: 'bg-lagoon/10 text-lagoon',
  dusk: 'bg-dusk/10 text-dusk',
  success: 'bg-success/12 text-success',
  warning: 'bg-warning/12 text-warning',
  danger: 'bg-danger/10 text-danger',
};

export type BadgeTone = keyof typeof tones;

export function Badge({ tone = 'sand', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-[0.8125rem] leading-tight ${tones[tone]}`}
    >
      {children}
      <Pause />
    </span>
  );
}
