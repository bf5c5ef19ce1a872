import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad, whenIdle } from '#ui/schedule.ts';

/** The chat button appears this long after the page has loaded (B-83). */
const appearsAfter = 2000;

/** The page says in other places how to reach us. */
const nothing = () => {};

const loadButton = () => import('#shell/chat/chat-button.tsx');

/** The floating chat button, whose code comes only when it is to appear. */
export function Chat() {
  const [Button, setButton] = useState<ComponentType>();

  useEffect(() => {
    const appear = () => loadButton().then(({ ChatButton }) => setButton(() => ChatButton), nothing);
    const stopLoad = afterLoad(appearsAfter, appear);
    const stopIdle = whenIdle(() => void loadButton().catch(nothing));
    return () => {
      stopLoad();
      stopIdle();
    };
  }, []);

  return Button !== undefined && <Button />;
}
