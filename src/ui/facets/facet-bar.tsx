import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Facets } from '#contract/api/paging.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { type Chosen, chosenValues, type Facet, toggled } from '#ui/facets/facet.ts';
import { FacetOptions } from '#ui/facets/facet-options.tsx';
import { FacetPill } from '#ui/facets/facet-pill.tsx';
import { useIsPastFirstFrame } from '#ui/first-view.ts';

interface FacetBarProps {
  facets: readonly Facet[];
  /** What the list can be narrowed to now, by facet. */
  values: Facets;
  chosen: Chosen;
  onChoose: (key: string, values: string[]) => void;
  onClear: () => void;
  /** Announced when it changes: `12 tours`. */
  countText: string;
  /** Called when the filters of a phone open over the page, with what closes them, and when they have closed. */
  onSheet?: (close: (() => void) | undefined) => void;
  /** The sort control. */
  children?: ReactNode;
}

/** Narrowing a list: pills on a desktop, one dialog on a phone, what is chosen as chips. */
export function FacetBar(props: FacetBarProps) {
  const { facets, values, chosen, onChoose, onClear, onSheet, countText, children } = props;
  // Closed, they can come after the first view.
  const hasOptions = useIsPastFirstFrame();
  const choices = chosenValues(facets, values, chosen);
  const offered = facets.filter(
    ({ key, isAskedAbove }) => !isAskedAbove && ((values[key] ?? []).length > 1 || (chosen[key] ?? []).length > 0),
  );
  const optionsOf = ({ key, label }: Facet) => (
    <FacetOptions
      legend={label}
      options={values[key] ?? []}
      chosen={chosen[key] ?? []}
      onChoose={(chosenOfFacet) => onChoose(key, chosenOfFacet)}
    />
  );

  const counted = (
    <p
      role="status"
      data-count=""
      tabIndex={-1}
      className={`figures text-label text-muted lg:ml-auto ${children ? '' : 'ml-auto'}`}
    >
      {countText}
    </p>
  );

  // On a phone one line stays above the list, and what is chosen goes with it; on a desktop all of it is one bar.
  return (
    <div className="max-lg:contents lg:sticky lg:top-18 lg:z-20 lg:border-line lg:border-y lg:bg-paper print:hidden">
      <div className="lg:page-width max-lg:contents lg:flex lg:flex-wrap lg:items-center lg:gap-2 lg:py-3">
        <div className="filter-line z-20 border-line border-y bg-paper lg:contents">
          <div className="max-lg:page-width flex items-center gap-2 py-2 lg:contents">
            <FacetDialog
              facets={offered}
              chosen={chosen}
              optionsOf={optionsOf}
              countText={countText}
              onSheet={onSheet}
            />
            <div className="flex flex-wrap gap-2 max-lg:hidden">
              {offered.map((facet) => (
                <FacetPill key={facet.key} label={facet.label} chosenCount={chosen[facet.key]?.length ?? 0}>
                  {hasOptions && optionsOf(facet)}
                </FacetPill>
              ))}
            </div>
            {children ? <div className="ml-auto min-w-0 lg:order-1 lg:ml-0">{children}</div> : counted}
          </div>
        </div>
        <div className="max-lg:page-width flex flex-wrap items-center gap-2 not-empty:max-lg:pt-4 lg:contents">
          {children && counted}
          {choices.length > 0 && (
            <ul aria-label="Chosen filters" className="flex flex-wrap gap-2 lg:order-2 lg:w-full">
              {choices.map(({ facet, value }) => (
                <li key={`${facet.key}:${value.value}`}>
                  <button
                    type="button"
                    aria-label={`Remove ${value.label}`}
                    onClick={() => {
                      focusCount();
                      onChoose(facet.key, toggled(chosen[facet.key], value.value));
                    }}
                    className="inline-flex min-h-11 items-center gap-2 rounded-full bg-sand pr-3 pl-4 text-label hover:bg-line"
                  >
                    <span className="block first-letter:uppercase">{value.label}</span>
                    <X aria-hidden="true" size={14} />
                  </button>
                </li>
              ))}
              <li>
                <button
                  type="button"
                  onClick={() => {
                    focusCount();
                    onClear();
                  }}
                  className="min-h-11 px-2 font-semibold text-accent text-label underline underline-offset-4"
                >
                  Clear all
                </button>
              </li>
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}

/** Before what has the focus goes: the list's count, which is read out and stands before what is chosen. */
export function focusCount(): void {
  document.querySelector<HTMLElement>('main [data-count]')?.focus();
}

type FacetDialogProps = Pick<FacetBarProps, 'facets' | 'chosen' | 'countText'> & {
  optionsOf: (facet: Facet) => ReactNode;
  onSheet: FacetBarProps['onSheet'];
};

function FacetDialog({ facets, chosen, optionsOf, countText, onSheet }: FacetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed, it is all the options of the page once more, and nothing opens it without a script.
  const [isOpen, setOpen] = useState(false);
  const chosenCount = Object.values(chosen).reduce((sum, list) => sum + list.length, 0);
  const close = () => dialog.current?.close();

  return (
    <div className="lg:hidden">
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          onSheet?.(close);
          dialog.current?.showModal();
        }}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-surface px-4 font-medium text-[0.9375rem]"
      >
        <SlidersHorizontal aria-hidden="true" size={16} />
        {`Filters${chosenCount > 0 ? ` (${chosenCount})` : ''}`}
      </button>
      <dialog
        ref={dialog}
        aria-label="Filters"
        onClose={() => {
          setOpen(false);
          onSheet?.(undefined);
        }}
        className="m-0 mt-auto max-h-[85dvh] w-full max-w-none rounded-t-panel bg-paper p-0 text-ink"
      >
        <div className="flex max-h-[85dvh] flex-col">
          <div className="flex items-center justify-between p-4 pb-0">
            <p className="font-display font-semibold text-title-3">Filters</p>
            <IconButton label="Close the filters" onClick={close}>
              <X aria-hidden="true" size={20} />
            </IconButton>
          </div>
          <div className="flex-1 overflow-y-auto px-4">
            {isOpen &&
              facets.map((facet) => (
                <div key={facet.key} className="border-line border-b py-4">
                  <p className="mb-1 font-semibold">{facet.label}</p>
                  {optionsOf(facet)}
                </div>
              ))}
          </div>
          <div className="p-4">
            <Button onClick={close} className="w-full">
              {`Show ${countText}`}
            </Button>
          </div>
        </div>
      </dialog>
    </div>
  );
}
