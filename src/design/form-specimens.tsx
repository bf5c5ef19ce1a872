import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { tokenSheet } from '#src/design/token-sheet.ts';

const { scale } = tokenSheet;
const named = (prefix: string) => Object.entries(scale).filter(([name]) => name.startsWith(prefix));

/** Type, radii, shadows and the brand's own shapes. */
export function FormSpecimens() {
  return (
    <DesignSection id="form" title="Type and form">
      {named('text-').map(([name, size]) => (
        <Specimen key={name} name={`${name}: ${size}`}>
          <p className={isDisplay(name) ? 'font-display font-semibold leading-tight' : ''} style={{ fontSize: size }}>
            Long grass and slow light
          </p>
        </Specimen>
      ))}
      <SpecimenRow>
        {named('font-').map(([name, family]) => (
          <Specimen key={name} name={name}>
            <div className="text-xl" style={{ fontFamily: family }}>
              <p>Regular: Ngorongoro, 1,234 to 5,678</p>
              <p className="font-semibold">Semibold: Ngorongoro, 1,234</p>
              <p className="italic">Italic: Plate 14. Mara Triangle, last light</p>
              <p className="figures">Figures: $1,111 and $8,888</p>
            </div>
          </Specimen>
        ))}
      </SpecimenRow>
      <SpecimenRow>
        {named('radius-').map(([name, radius]) => (
          <Specimen key={name} name={`${name}: ${radius}`}>
            <div className="h-24 border border-line-strong bg-surface" style={{ borderRadius: radius }} />
          </Specimen>
        ))}
      </SpecimenRow>
      <SpecimenRow>
        <Specimen name="card-shadow">
          <div className="card-shadow h-24 rounded-card bg-surface" />
        </Specimen>
        <Specimen name="raised-shadow">
          <div className="raised-shadow h-24 rounded-panel bg-surface" />
        </Specimen>
      </SpecimenRow>
    </DesignSection>
  );
}

function isDisplay(name: string): boolean {
  return /title|hero|lead/.test(name);
}
