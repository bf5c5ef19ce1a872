import { type KeyboardEvent, useState } from 'react';

/**
 * The keys of a box with a list of options below it (WAI-ARIA APG, editable combobox): the focus stays in the box, the arrows
 * walk the options of all groups, Enter follows the one they stand on, with Ctrl or Cmd in a new tab.
 *
 * The options are links, whoever drew them: their elements are the state, so a list that loads later needs no wiring.
 */
export function useOptionKeys(listId: string) {
  const [activeId, setActiveId] = useState<string>();

  const options = () => [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

  function moveTo(option: HTMLElement | undefined) {
    setActiveId(option?.id);
    option?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const all = options();
    const place = all.findIndex(({ id }) => id === activeId);
    const active = all[place];
    switch (event.key) {
      case 'ArrowDown':
        moveTo(all[place + 1] ?? all[0]);
        break;
      case 'ArrowUp':
        moveTo(all[place === -1 ? all.length - 1 : place - 1] ?? all.at(-1));
        break;
      case 'Home':
      case 'End':
        // On no option they move the caret, as in any box.
        if (active === undefined) return;
        moveTo(event.key === 'Home' ? all[0] : all.at(-1));
        break;
      case 'Enter':
        if (active === undefined) return;
        follow(active, event.ctrlKey || event.metaKey);
        break;
      case 'Delete': {
        const remove = active?.parentElement?.querySelector<HTMLElement>('[data-remove]');
        if (!remove) return;
        remove.click();
        setActiveId(undefined);
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  }

  return { activeId, onKeyDown, reset: () => setActiveId(undefined) };
}

function follow(option: HTMLElement, inNewTab: boolean): void {
  const href = option.getAttribute('href');
  if (inNewTab && href !== null) window.open(href, '_blank', 'noopener');
  else option.click();
}
