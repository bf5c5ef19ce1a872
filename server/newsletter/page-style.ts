import type { ColourName, Palette, ThemeName } from '#contract/site/palette.ts';

const used: readonly ColourName[] = [
  ...(['paper', 'surface', 'ink', 'muted', 'line'] as const),
  ...(['primary', 'primary-hover', 'on-primary', 'accent', 'footer'] as const),
];

/** The site's colours and type for the few plain pages the server writes itself. */
export function pageStyle(palette: Palette): string {
  const colours = (theme: ThemeName) => used.map((name) => `--${name}: ${palette[theme][name]};`).join(' ');
  return `:root { color-scheme: light dark; ${colours('light')} }
@media (prefers-color-scheme: dark) { :root { ${colours('dark')} } }
* { box-sizing: border-box; }
body { display: flex; flex-direction: column; margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 Figtree, system-ui, sans-serif; }
header { padding: 1.25rem 1.5rem; border-bottom: 1px solid var(--line); }
header a { display: inline-flex; gap: .75rem; align-items: center; color: var(--ink); font: 600 1.25rem/1.3 "Brygada 1918", Georgia, serif; text-decoration: none; }
main {
  width: min(34rem, 100% - 2rem); margin: clamp(1.5rem, 8vh, 6rem) auto; padding: clamp(1.5rem, 6vw, 3rem);
  background: var(--surface); border: 1px solid var(--line); border-radius: 1.5rem;
}
h1 { margin: 0 0 .5rem; font: 600 clamp(1.75rem, 1.3rem + 1.8vw, 2.6875rem)/1.15 "Brygada 1918", Georgia, serif; text-wrap: balance; }
p { margin: 0 0 1.5rem; color: var(--muted); text-wrap: pretty; }
p:last-child { margin: 0; }
a { color: var(--accent); }
form { margin: 0 0 1.5rem; }
button {
  min-height: 3rem; padding: .75rem 1.5rem; border: 0; border-radius: 999px; cursor: pointer;
  background: var(--primary); color: var(--on-primary); font: inherit; font-weight: 600;
}
button:hover { background: var(--primary-hover); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .25rem; }
.frieze { height: 4.5rem; margin-top: auto; background: var(--footer); mask: url("/frieze.svg") left bottom / auto 100% repeat-x; }
button:focus-visible { border-radius: 999px; }
`;
}
