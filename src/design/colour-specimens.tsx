import { contrast, leastContrast } from '#contract/site/contrast.ts';
import { grounds, pairs, type ThemeName, themeNames } from '#contract/site/palette.ts';
import { DesignSection, Specimen } from '#src/design/specimen.tsx';
import { isColour, readTokens } from '#src/design/tokens.ts';
// biome-ignore lint/correctness/noUnresolvedImports: Vite gives a file's text as the default export of its `?raw` module
import css from '#src/styles/tokens.css?raw';

/** The site's own tokens, as tokens.css has them now. */
export const tokenSheet = readTokens(css);

const { themes } = tokenSheet;

const cell = 'py-2 pr-4';

/** Every colour of both themes, with the contrast each has as text on the three grounds. */
export function ColourSpecimens() {
  return (
    <DesignSection id="colours" title="Colours">
      <p className="max-w-[68ch] text-muted">{`Contrast on paper, surface and sand, computed from tokens.css. Text needs ${leastContrast.text}, large text and the lines of controls ${leastContrast.marks}; what has less is decoration.`}</p>
      {themeNames.map((theme) => (
        <Specimen key={theme} name={`${theme} theme`}>
          <ThemeTable theme={theme} />
        </Specimen>
      ))}
    </DesignSection>
  );
}

function ThemeTable({ theme }: { theme: ThemeName }) {
  const colours = Object.entries(themes[theme]).filter(([, value]) => isColour(value));
  return (
    <figure
      aria-label={`Colours of the ${theme} theme`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls sideways, also by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-panel border border-line p-5"
      style={{ background: themes[theme].paper, color: themes[theme].ink }}
    >
      <table className="figures w-full min-w-200 whitespace-nowrap border-collapse text-label">
        <thead>
          <tr className="text-left">
            <th scope="col" className={cell}>
              Token
            </th>
            <th scope="col" className={cell}>
              Value
            </th>
            {grounds.map((ground) => (
              <th key={ground} scope="col" className={cell}>
                {`on ${ground}`}
              </th>
            ))}
            <th scope="col" className={cell}>
              with its pair
            </th>
          </tr>
        </thead>
        <tbody>
          {colours.map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className={`${cell} text-left font-medium`}>
                {name}
              </th>
              <td className={cell}>
                <span className="flex items-center gap-3">
                  <span className="size-8 rounded-full border border-current/25" style={{ background: value }} />
                  {value}
                </span>
              </td>
              {grounds.map((ground) => (
                <td key={ground} className={cell}>
                  <Sample theme={theme} text={name} ground={ground} />
                </td>
              ))}
              <td className={cell}>
                {pairs
                  .filter(([text]) => text === name)
                  .map(([text, ground]) => (
                    <Sample key={ground} theme={theme} text={text} ground={ground} />
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** Two characters in one token on the other, and the contrast they have. */
function Sample({ theme, text, ground }: { theme: ThemeName; text: string; ground: string }) {
  const colour = themes[theme][text] ?? '';
  const background = themes[theme][ground] ?? '';
  if (text === ground) return null;
  const ratio = contrast(colour, background);
  return (
    <span className="mr-3 inline-flex items-center gap-2">
      <span className="rounded-lg px-2.5 py-1 font-semibold" style={{ background, color: colour }}>
        Aa
      </span>
      {`${ratio.toFixed(1)} ${purposeOf(ratio)}`}
    </span>
  );
}

function purposeOf(ratio: number): string {
  if (ratio >= leastContrast.text) return 'text';
  return ratio >= leastContrast.marks ? 'large, lines' : 'decoration';
}
