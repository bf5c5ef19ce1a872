import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const AtHand = createContext<ReadonlySet<string> | undefined>(undefined);

/** Around hits: which of their pages open, where the hits came from this device because the search is out of reach. */
export function PagesAtHand({ isOffline, children }: { isOffline: boolean; children: ReactNode }) {
  const queryClient = useQueryClient();
  const [paths, setPaths] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (!isOffline) return;
    let isOver = false;
    import('#offline/pages-at-hand.ts')
      .then(({ pagesAtHand }) => pagesAtHand(queryClient))
      .then((atHand) => {
        if (!isOver) setPaths(atHand);
      })
      .catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isOffline, queryClient]);
  return <AtHand value={isOffline ? paths : undefined}>{children}</AtHand>;
}

/** Says of a hit that its page does not open without a network; nothing of one that does. */
export function NeedsNetwork({ to, className = '' }: { to: string; className?: string }) {
  const atHand = useContext(AtHand);
  if (atHand === undefined || atHand.has(to)) return null;
  return (
    // Links that say so are not marked once more (src/offline/away-links.ts).
    <span data-needs-network="" className={`flex items-center gap-1.5 text-label text-muted ${className}`}>
      <CloudOff aria-hidden="true" size={14} strokeWidth={1.75} className="shrink-0" />
      Needs a network
    </span>
  );
}
