import { useState } from 'react';
import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { SearchField, type SearchFieldVariant } from '#ui/search-field.tsx';

const variants: readonly SearchFieldVariant[] = ['nav', 'hero', 'full', 'default'];

/** The search box as it stands in the overlay, on a picture, on the search page and anywhere else. */
export function SearchSpecimens() {
  return (
    <DesignSection id="search" title="Search box">
      <SpecimenRow>
        {variants.map((variant) => (
          <Specimen key={variant} name={`SearchField, ${variant}`}>
            <SearchSpecimen variant={variant} />
          </Specimen>
        ))}
        <Specimen name="SearchField, loading">
          <SearchSpecimen variant="default" start="flamingo" isLoading />
        </Specimen>
      </SpecimenRow>
    </DesignSection>
  );
}

interface SearchSpecimenProps {
  variant: SearchFieldVariant;
  start?: string;
  isLoading?: boolean;
}

function SearchSpecimen({ variant, start = '', isLoading = false }: SearchSpecimenProps) {
  const [text, setText] = useState(start);
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
