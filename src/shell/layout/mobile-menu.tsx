import { Menu } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { onFirstTouch } from '#platform/browser/first-touch.ts';
import { notifyNoNetwork } from '#platform/notices/notify-no-network.ts';
import { IconButton } from '#ui/icon-button.tsx';

const loadDialog = () => import('#shell/layout/menu-dialog.tsx');
const nothing = () => {};

/** The button of the menu on a phone (B-17). What it opens comes with the first touch of the page, or with the press. */
export function MobileMenu() {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<{ onClosed: () => void }>>();
  const close = () => setOpen(false);

  useEffect(() => {
    onFirstTouch(() => void loadDialog().catch(nothing));
  }, []);

  // When its code cannot be had, the visitor is told; the next press is another try.
  const open = () => {
    setOpen(true);
    loadDialog().then(
      ({ MenuDialog }) => setDialog(() => MenuDialog),
      () => {
        close();
        notifyNoNetwork();
      },
    );
  };

  return (
    <div className="nav:hidden">
      <IconButton label="Open the menu" onClick={open} expanded={isOpen}>
        <Menu aria-hidden="true" size={22} />
      </IconButton>
      {isOpen && Dialog !== undefined && <Dialog onClosed={close} />}
    </div>
  );
}
