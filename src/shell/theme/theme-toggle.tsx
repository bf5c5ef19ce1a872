import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { theme } from '#shell/theme/theme.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function ThemeToggle() {
  const current = useSyncExternalStore(theme.subscribe, theme.current, () => 'light' as const);
  const dark = current === 'dark';
  return (
    <IconButton label={dark ? 'Use the light theme' : 'Use the dark theme'} onClick={theme.toggle}>
      {dark ? <Sun aria-hidden="true" size={20} /> : <Moon aria-hidden="true" size={20} />}
    </IconButton>
  );
}
