import { lazyRouteComponent } from '@tanstack/react-router';
import * as React from 'react';
import { CardList } from '#desk/content/form/card-list.tsx';
import { NumbersField, RatingsField, TicksField } from '#desk/content/form/few-fields.tsx';
import type { FieldProps } from '#desk/content/form/form-context.ts';
import { LineList } from '#desk/content/form/line-list.tsx';
import { PriceGrid } from '#desk/content/form/price-grid.tsx';
import { YearDayList } from '#desk/content/form/range-list.tsx';
import { ReferenceList } from '#desk/content/form/reference-list.tsx';
import { Spinner } from '#ui/spinner.tsx';

const PhotographsField = lazyRouteComponent(() => import('#desk/content/photographs-field.tsx'), 'PhotographsField');

/** A list, as what it holds is best filled in. */
export function ArrayField(props: FieldProps) {
  const { 'x-look': widget, items } = props.schema;
  if (items?.['x-names'] !== undefined) return <ReferenceList {...props} />;
  if (items?.['x-look'] === 'year-range' || items?.['x-look'] === 'year-day') return <YearDayList {...props} />;
  switch (widget) {
    case 'lines':
    case 'texts':
      return <LineList {...props} />;
    case 'ticks':
      return <TicksField {...props} />;
    case 'numbers':
      return <NumbersField {...props} />;
    case 'ratings':
      return <RatingsField {...props} />;
    case 'prices':
      return <PriceGrid {...props} />;
    case 'photographs':
      return (
        <React.Suspense fallback={<Spinner />}>
          <PhotographsField {...props} />
        </React.Suspense>
      );
    default:
      return <CardList {...props} />;
  }
}
