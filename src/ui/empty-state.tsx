import { Binoculars } from 'lucide-react';
import type { ReactNode } from 'react';

/** Nothing to show, said kindly beside the sun with its rings, and a way on. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-6 rounded-panel bg-sand p-8 sm:p-12">
      <div className="rings grid size-32 place-items-center rounded-full sm:size-52">
        <Binoculars aria-hidden="true" size={48} strokeWidth={1.25} className="text-primary" />
      </div>
      <div className="max-w-xl flex-1 basis-64">
        <p className="font-display font-semibold text-title-3 leading-snug">{message}</p>
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
