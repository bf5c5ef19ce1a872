import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const leanIcon = fileURLToPath(new URL('../../src/platform/internals/lean-icon.ts', import.meta.url));

/**
 * Lucide's icons, drawn by a component of ours (src/platform/internals/lean-icon.ts), which needs no more of them
 * than their shapes: the key of each shape is six letters of chance, which no compression makes smaller. In
 * development Lucide draws them itself.
 */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? leanIcon : undefined,
    transform: (code, id) =>
      /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/.test(id)
        ? { code: code.replaceAll(/, key: "\w+"/g, '').replace(/^__iconData\.node;$/m, ''), map: null }
        : undefined,
  };
}
