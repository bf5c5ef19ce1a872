import { type RefObject, useEffect, useState } from 'react';
import { forgetRendition, loadedRendition, rememberRendition } from '#platform/images/loaded-renditions.ts';
import { whenNearView } from '#ui/pictures/near-view.ts';
import { useIsAlive } from '#ui/use-is-alive.ts';

/** Spec §4, lazy image: not yet visible, then loading, then loaded or not to be had. */
export type PicturePhase = 'waiting' | 'loading' | 'loaded' | 'failed';

interface PictureLoad {
  src: string;
  isEager: boolean;
  frame: RefObject<Element | null>;
  onFail: () => void;
}

/**
 * The phase of a picture, the rendition of it that was loaded before in this visit, and what to do when its `<img>` reports.
 * A lazy picture that was loaded before is shown at once. An eager one is larger than what was loaded: it loads all the same.
 */
export function usePicturePhase({ src, isEager, frame, onFail }: PictureLoad) {
  const isAlive = useIsAlive();
  // A page is taken over as it was prerendered: with its preview.
  const [rendition] = useState(() => (isAlive ? loadedRendition(src) : undefined));
  const [phase, setPhase] = useState<PicturePhase>(
    isEager ? 'loading' : rendition === undefined ? 'waiting' : 'loaded',
  );

  function settle(loaded?: HTMLImageElement): void {
    if (loaded === undefined) forgetRendition(src);
    else rememberRendition(src, loaded);
    setPhase(loaded === undefined ? 'failed' : 'loaded');
    if (loaded === undefined) onFail();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the script takes over a prerendered page
  useEffect(() => {
    const image = frame.current?.querySelector<HTMLImageElement>('picture img');
    // It may have come, or failed, before there was anybody to tell.
    if (isEager && image?.complete && image.currentSrc !== '') settle(image.naturalWidth > 0 ? image : undefined);
  }, []);

  useEffect(() => {
    if (phase !== 'waiting' || frame.current === null) return;
    return whenNearView(frame.current, () => setPhase('loading'));
  }, [phase, frame]);

  return {
    phase,
    rendition,
    // The stand-in of a waiting picture loads too.
    onLoad: (image: HTMLImageElement) => phase === 'loading' && settle(image),
    onError: () => phase !== 'waiting' && settle(),
  };
}
