import { useEffect, useState } from 'react';

/** Whether the page has been before somebody's eyes for so many milliseconds on end. */
export function useIsSeen(milliseconds: number): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(setSeen, milliseconds, true);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [milliseconds]);
  return isSeen;
}
