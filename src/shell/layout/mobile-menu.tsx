import { Menu } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { networkNotice } from '#platform/api/network-notice.ts';
import { notify } from '#platform/notices/notify.ts';
import { IconButton } from '#ui/icon-button.tsx';

const loadDialog = () => import('#shell/layout/menu-dialog.tsx');
const nothing = () => {};

/** The button of the menu on a phone (B-17). What it opens comes with the first touch of the page, or with the press. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const Dialog = useMenuDialog(isOpen, () => setOpen(false));

  return (
    <div className="nav:hidden">
      <IconButton label="Open the menu" onClick={() => setOpen(true)} expanded={isOpen}>
        <Menu aria-hidden="true" size={22} />
      </IconButton>
      {isOpen && Dialog !== undefined && <Dialog onClosed={() => setOpen(false)} />}
    </div>
  );
}

/** When its code cannot be had, the visitor is told; the next press is another try. */
function useMenuDialog(isNeeded: boolean, giveUp: () => void) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClosed: () => void }>>();

  useEffect(() => {
    const prepare = () => void loadDialog().catch(nothing);
    addEventListener('touchstart', prepare, { once: true, passive: true });
    return () => removeEventListener('touchstart', prepare);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (!isNeeded || Dialog !== undefined) return;
    loadDialog().then(
      ({ MenuDialog }) => setDialog(() => MenuDialog),
      () => {
        giveUp();
        const { title, message } = networkNotice;
        notify({ type: 'error', title, message });
      },
    );
  }, [isNeeded, Dialog]);

  return Dialog;
}
