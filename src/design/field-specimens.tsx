import { type ReactNode, useEffect, useRef, useState } from 'react';
import { sampleFacets, sampleValues } from '#src/design/samples.ts';
import { SearchAndDateSpecimens } from '#src/design/search-and-date-specimens.tsx';
import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import type { Chosen } from '#ui/facets/facet.ts';
import { FacetBar } from '#ui/facets/facet-bar.tsx';
import { FacetOptions } from '#ui/facets/facet-options.tsx';
import { FacetPill } from '#ui/facets/facet-pill.tsx';
import { Select } from '#ui/select.tsx';
import { Stepper } from '#ui/stepper.tsx';

const sorts = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Price, low to high' },
];

/** What one chooses with. */
export function FieldSpecimens() {
  const [sort, setSort] = useState('recommended');
  const [chosen, setChosen] = useState<Chosen>({ country: ['Kenya'] });
  const choose = (key: string, values: string[]) => setChosen({ ...chosen, [key]: values });
  const options = (
    <FacetOptions
      legend="Country"
      options={sampleValues.country ?? []}
      chosen={chosen.country ?? []}
      onChoose={(values) => choose('country', values)}
    />
  );

  return (
    <DesignSection id="fields" title="Fields and filters">
      <SpecimenRow>
        {[1, 4, 7].map((start) => (
          <Specimen key={start} name={`Stepper from 1 to 7, at ${start}`}>
            <StepperSpecimen start={start} />
          </Specimen>
        ))}
        <Specimen name="Select, field">
          <Select label="Sort" value={sort} options={sorts} onChange={setSort} />
        </Specimen>
        <Specimen name="Select, inline">
          <Select look="inline" label="Sort" value={sort} options={sorts} onChange={setSort} />
        </Specimen>
      </SpecimenRow>
      <SpecimenRow>
        <Specimen name="FacetPill, closed; with a choice">
          <div className="flex gap-2">
            <FacetPill label="Month" chosenCount={0}>
              {options}
            </FacetPill>
            <FacetPill label="Country" chosenCount={2}>
              {options}
            </FacetPill>
          </div>
        </Specimen>
        <Specimen name="FacetPill, open">
          <Opened>
            <FacetPill label="Country" chosenCount={1}>
              {options}
            </FacetPill>
          </Opened>
        </Specimen>
        <Specimen name="FacetOptions: chosen, free, nothing left">{options}</Specimen>
      </SpecimenRow>
      <Specimen name="FacetBar with chips; below 1024 px a dialog">
        <FacetBar
          facets={sampleFacets}
          values={sampleValues}
          chosen={chosen}
          onChoose={choose}
          onClear={() => setChosen({})}
          countText="14 tours"
        >
          <Select look="inline" label="Sort" value={sort} options={sorts} onChange={setSort} />
        </FacetBar>
      </Specimen>
      <SearchAndDateSpecimens />
    </DesignSection>
  );
}

function StepperSpecimen({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return <Stepper label="Adults" hint="From 18 years" value={value} min={1} max={7} onChange={setValue} />;
}

/** Opens the pill inside once the page stands, and keeps room for what it opens. */
function Opened({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pill = room.current?.querySelector('details');
    if (pill) pill.open = true;
  }, []);
  return (
    <div ref={room} className="min-h-60">
      {children}
    </div>
  );
}
