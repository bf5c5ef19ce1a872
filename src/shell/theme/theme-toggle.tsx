import { Moon, Sun } from 'lucide-react';
import { useStore } from '#platform/use-store.ts';
import { theme } from '#shell/theme/theme.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function ThemeToggle() {
  const current = useStore(theme, 'light');
  const dark = current === 'dark';
  return (
    <IconButton label={dark ? 'Use the light theme' : 'Use the dark theme'} onClick={theme.toggle}>
      {dark ? <Sun aria-hidden="true" size={20} /> : <Moon aria-hidden="true" size={20} />}
    </IconButton>
  );
}
