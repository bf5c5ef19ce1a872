import { type RefObject, useEffect, useState } from 'react';
import { whenNearView } from '#ui/pictures/near-view.ts';

/** Spec §4, lazy image: not yet visible, then loading, then loaded or not to be had. */
export type PicturePhase = 'waiting' | 'loading' | 'loaded' | 'failed';

interface PictureLoad {
  src: string;
  isEager: boolean;
  frame: RefObject<Element | null>;
  onFail: () => void;
}

/** What has been loaded in this visit is in the browser's own cache: it is shown at once, without a preview. */
const loadedBefore = new Set<string>();

/** The phase of a picture, and what to do when its `<img>` reports. */
export function usePicturePhase({ src, isEager, frame, onFail }: PictureLoad) {
  const [wasLoaded] = useState(() => loadedBefore.has(src));
  const [phase, setPhase] = useState<PicturePhase>(wasLoaded ? 'loaded' : isEager ? 'loading' : 'waiting');

  useEffect(() => {
    if (phase !== 'waiting' || frame.current === null) return;
    return whenNearView(frame.current, () => setPhase('loading'));
  }, [phase, frame]);

  return {
    phase,
    wasLoaded,
    onLoad() {
      // The stand-in of a waiting picture loads too.
      if (phase !== 'loading') return;
      loadedBefore.add(src);
      setPhase('loaded');
    },
    onError() {
      if (phase === 'waiting') return;
      loadedBefore.delete(src);
      setPhase('failed');
      onFail();
    },
  };
}
