import { useEffect, useState } from 'react';
import { useIsPastFirstFrame } from '#ui/first-view.ts';

/**
 * The last of these sections that begins above a line of the window; empty while none does.
 *
 * @param ids of the sections, from the top of the page down, joined by commas
 * @param below what lies below the line, as a negative part of the window: `-74%`
 */
export function useCurrentSection(ids: string, below: string): string {
  const [current, setCurrent] = useState('');
  // After a link most of them come with the second frame.
  const isWhole = useIsPastFirstFrame();
  useEffect(() => {
    if (!isWhole) return;
    const inOrder = ids.split(',');
    const begun = new Set<string>();
    // A root without an end above: a jump over whole sections is a change to each of them.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) begun.add(target.id);
          else begun.delete(target.id);
        }
        setCurrent(inOrder.findLast((id) => begun.has(id)) ?? '');
      },
      { rootMargin: `1000000px 0px ${below}` },
    );
    for (const id of inOrder) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, below, isWhole]);
  return current;
}
