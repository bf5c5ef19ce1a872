import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Opens the question the address points at. It is never closed again for that: the visitor may be reading it. */
export function useOpenFaq(): void {
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash);
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);
}
