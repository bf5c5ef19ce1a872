import { readTokens } from '#src/design/tokens.ts';
// biome-ignore lint/correctness/noUnresolvedImports: Vite gives a file's text as the default export of its `?raw` module
import css from '#src/styles/tokens.css?raw';

/** The site's own tokens, as tokens.css has them now. */
export const tokenSheet = readTokens(css);
