import { useState } from 'react';
import { Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { DateField } from '#ui/date-field.tsx';
import { SearchField, type SearchFieldVariant } from '#ui/search-field.tsx';

const variants: readonly SearchFieldVariant[] = ['default', 'nav', 'hero', 'full'];

/** The search box as it stands in each place, and a day within bounds. */
export function SearchAndDateSpecimens() {
  return (
    <>
      <SpecimenRow>
        {variants.map((variant) => (
          <Specimen key={variant} name={`SearchField, ${variant}`}>
            <SearchSpecimen variant={variant} />
          </Specimen>
        ))}
        <Specimen name="SearchField, searching">
          <SearchSpecimen variant="default" isLoading />
        </Specimen>
      </SpecimenRow>
      <SpecimenRow>
        <Specimen name="DateField within the year 2027">
          <DateSpecimen />
        </Specimen>
      </SpecimenRow>
    </>
  );
}

function SearchSpecimen({ variant, isLoading = false }: { variant: SearchFieldVariant; isLoading?: boolean }) {
  const [text, setText] = useState(isLoading ? 'amboseli' : '');
  return (
    <SearchField
      variant={variant}
      text={text}
      onText={setText}
      onSubmit={() => {}}
      onClear={() => setText('')}
      isLoading={isLoading}
    />
  );
}

function DateSpecimen() {
  const [day, setDay] = useState<string>();
  return (
    <DateField
      id="design-day"
      label="First day"
      value={day}
      min="2027-01-01"
      max="2027-12-31"
      onChange={setDay}
      outOfBounds="Choose a day in 2027."
    />
  );
}
