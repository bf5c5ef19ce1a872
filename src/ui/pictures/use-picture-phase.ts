import { type RefObject, useEffect, useState } from 'react';
import { forgetRendition, loadedRendition, rememberRendition } from '#platform/images/fetch-ahead.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';

/** Not yet visible, then loading, then loaded or not to be had (B-40). */
export type PicturePhase = 'waiting' | 'loading' | 'loaded' | 'failed';

/** A tenth of it within 100 px of the screen (B-39). */
const near = { threshold: 0.1, rootMargin: '100px' };

interface PictureLoad {
  src: string;
  isEager: boolean;
  frame: RefObject<Element | null>;
  onFail: () => void;
}

/**
 * The phase of a picture, the rendition of it that was loaded before in this visit, and what its `<img>` calls. The browser fetches a
 * picture when it thinks fit, also where there is no script yet; from then on the phase says what the visitor is shown.
 *
 * @returns no phase as long as the page is as it was prerendered, where a picture is shown as it comes
 */
export function usePicturePhase({ src, isEager, frame, onFail }: PictureLoad) {
  const isHydrated = useIsHydrated();
  const [rendition] = useState(() => (isHydrated ? loadedRendition(src) : undefined));
  const [phase, setPhase] = useState<PicturePhase | undefined>(() => {
    if (!isHydrated) return undefined;
    if (isEager) return 'loading';
    return rendition === undefined ? 'waiting' : 'loaded';
  });

  function onLoad(image: HTMLImageElement): void {
    rememberRendition(src, image);
    // As it is by then: the picture may have come near in the same moment.
    setPhase((now) => (now === 'waiting' ? now : 'loaded'));
  }

  function onError(): void {
    forgetRendition(src);
    setPhase('failed');
    onFail();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame has one picture, and asks once
  useEffect(() => {
    const element = frame.current;
    const image = element?.querySelector<HTMLImageElement>('picture img');
    if (!element || !image || phase === 'loaded') return;
    const isSettled = () => image.complete && image.currentSrc !== '';
    // It may have come, or failed, before there was anybody to tell.
    if (isSettled() && image.naturalWidth === 0) return onError();
    if (isSettled()) {
      rememberRendition(src, image);
      return setPhase('loaded');
    }
    setPhase(isEager ? 'loading' : 'waiting');
    if (isEager) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || entry.intersectionRatio < near.threshold) return;
      observer.disconnect();
      setPhase((now) => (now !== 'waiting' ? now : isSettled() ? 'loaded' : 'loading'));
    }, near);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { phase, rendition, onLoad, onError };
}
