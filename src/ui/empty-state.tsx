import type { ReactNode } from 'react';

/** Nothing to show, said kindly beside the thorn tree in the sun's rings, and a way on. */
export function EmptyState({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-6 rounded-panel bg-sand p-8 sm:p-12">
      <img
        src="/logo.svg"
        alt=""
        width={192}
        height={192}
        className="rings size-32 rounded-full p-8 sm:size-48 sm:p-12"
      />
      <div className="min-w-0 max-w-xl flex-1 basis-64 wrap-anywhere">
        <p className="font-display font-semibold text-title-3 leading-snug">{message}</p>
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </div>
  );
}
