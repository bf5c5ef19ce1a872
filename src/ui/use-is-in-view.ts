import { useEffect, useState } from 'react';
import { useIsPastFirstFrame } from '#ui/first-view.ts';

/** Whether any of the element with this id is in the window. */
export function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false);
  // After a link it stands in a part of the page that comes with the second frame.
  const isWhole = useIsPastFirstFrame();
  useEffect(() => {
    const element = isWhole ? document.getElementById(id) : null;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isWhole]);
  return isInView;
}
