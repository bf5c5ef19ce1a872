import { Menu } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { networkNotice } from '#platform/api/network-notice.ts';
import { notify } from '#platform/notices/notify.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { whenIdle } from '#ui/schedule.ts';

const loadDialog = () => import('#shell/layout/menu-dialog.tsx');
const nothing = () => {};

/** The button of the menu on a phone (B-17). What it opens comes while the browser is idle, or with the press. */
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

  // A wide screen has the links in its header.
  useEffect(() => whenIdle(() => matchMedia('(width < 70rem)').matches && void loadDialog().catch(nothing)), []);

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
