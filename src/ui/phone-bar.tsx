import type { ReactNode } from 'react';

/** The price and the next step at a phone's lower edge, from the first moment; the chat button stands in it, at the left. */
export function PhoneBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="phone-bar fixed inset-x-0 bottom-0 z-30 flex min-h-(--bottom-bar) items-center justify-between gap-3 border-line border-t bg-surface pr-3 pb-[env(safe-area-inset-bottom)] pl-18 lg:hidden print:hidden"
    >
      {children}
    </aside>
  );
}
