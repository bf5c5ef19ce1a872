import { Binoculars } from 'lucide-react';
import type { ReactNode } from 'react';

/** Nothing to show, said kindly, with a way on. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="rounded-panel bg-sand p-8 sm:p-12">
      <Binoculars aria-hidden="true" size={32} strokeWidth={1.5} className="text-primary" />
      <p className="mt-4 max-w-xl font-display font-semibold text-title-3 leading-snug">{message}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
