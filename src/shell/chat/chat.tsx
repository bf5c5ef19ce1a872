import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle, whenLoaded } from '#platform/browser/when-idle.ts';

/** Spec §9: the chat button appears this long after the page has loaded. */
const appearsAfter = 2000;

const loadButton = () => import('#shell/chat/chat-button.tsx');

/** The floating chat button, whose code comes only when it is to appear. */
export function Chat() {
  const [Button, setButton] = useState<ComponentType>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isWanted = true;
    const appear = () => {
      loadButton().then(
        ({ ChatButton }) => isWanted && setButton(() => ChatButton),
        // The page says in other places how to reach us.
        () => {},
      );
    };
    const stopLoad = whenLoaded(() => {
      timer = setTimeout(appear, appearsAfter);
    });
    const stopIdle = whenIdle(() => void loadButton().catch(() => {}));
    return () => {
      isWanted = false;
      clearTimeout(timer);
      stopLoad();
      stopIdle();
    };
  }, []);

  return Button !== undefined && <Button />;
}
