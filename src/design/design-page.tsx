import { Binoculars, MessageCircle } from 'lucide-react';
import { ColourSpecimens, tokenSheet } from '#src/design/colour-specimens.tsx';
import { EntrySpecimens } from '#src/design/entry-specimens.tsx';
import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { Button, ButtonAnchor, ButtonLink, type ButtonStyle, IconButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { TextLink } from '#ui/text.tsx';

const sections = [
  ['colours', 'Colours'],
  ['form', 'Type and form'],
  ['actions', 'Buttons and links'],
  ['entries', 'Forms'],
  ['states', 'Waiting, failing, nothing there'],
] as const;

/** For this page view only: what a visitor chose on the site stays as it is. */
function changeTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}

/** The tokens of src/styles, and in all their states the components a page mostly shows in one: buttons, fields, failures. */
export function DesignPage() {
  return (
    <main className="page-width grid gap-16 py-12">
      <header>
        <h1 className="text-title-1 leading-tight">Design</h1>
        <p className="mt-4 max-w-[68ch] text-muted">
          Every token of src/styles, and buttons, fields and failures in all their states. In development only.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button variant="quiet" size="small" onClick={changeTheme}>
            Change the theme
          </Button>
          <nav aria-label="Sections">
            <ul className="flex flex-wrap gap-x-5">
              {sections.map(([id, title]) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-flex min-h-11 items-center underline underline-offset-4">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <ColourSpecimens />
      <FormSpecimens />
      <ActionSpecimens />
      <EntrySpecimens />
      <StateSpecimens />
    </main>
  );
}

const { scale } = tokenSheet;
const named = (prefix: string) => Object.entries(scale).filter(([name]) => name.startsWith(prefix));

/** Type, radii, shadows and the brand's own shapes. */
function FormSpecimens() {
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

const notice = {
  title: 'No Internet Connection',
  message: 'Please check your connection and try again.',
  action: 'Try Again',
};

/** Waiting, failing and finding nothing. */
function StateSpecimens() {
  return (
    <DesignSection id="states" title="Waiting, failing, nothing there">
      <SpecimenRow>
        <Specimen name="ErrorPanel">
          <ErrorPanel heading="h3" notice={notice} onRetry={() => {}} />
        </Specimen>
        <Specimen name="ErrorPanel, retrying">
          <ErrorPanel heading="h3" notice={notice} onRetry={() => {}} isRetrying />
        </Specimen>
        <Specimen name="ErrorPanel with another way on">
          <ErrorPanel heading="h3" notice={notice}>
            <ButtonLink to="/contact">Contact us</ButtonLink>
          </ErrorPanel>
        </Specimen>
      </SpecimenRow>
      <Specimen name="EmptyState">
        <EmptyState message="No tours match these filters.">
          <Button variant="secondary">Clear all filters</Button>
        </EmptyState>
      </Specimen>
      <SpecimenRow>
        <Specimen name="Spinner">
          <Spinner />
        </Specimen>
        <Specimen name="Spinner with other words">
          <Spinner label="Asking for seats" />
        </Specimen>
      </SpecimenRow>
    </DesignSection>
  );
}

const variants = ['primary', 'secondary', 'quiet', 'onDark'] as const satisfies readonly ButtonStyle['variant'][];
const sizes = ['regular', 'small'] as const satisfies readonly ButtonStyle['size'][];

/** What one presses or follows. */
function ActionSpecimens() {
  return (
    <DesignSection id="actions" title="Buttons and links">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: regular, small, disabled, with an icon`}>
          <div
            className={`flex flex-wrap items-center gap-3 ${variant === 'onDark' ? 'rounded-panel bg-footer p-6' : ''}`}
          >
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Ask about dates
              </Button>
            ))}
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size} disabled>
                Loading...
              </Button>
            ))}
            <Button variant={variant}>
              <MessageCircle aria-hidden="true" size={18} />
              Ask on WhatsApp
            </Button>
          </div>
        </Specimen>
      ))}
      <SpecimenRow>
        <Specimen name="ButtonLink, ButtonAnchor">
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/tours">All tours</ButtonLink>
            <ButtonAnchor variant="quiet" href="tel:+254700000000">
              Call us
            </ButtonAnchor>
          </div>
        </Specimen>
        <Specimen name="TextLink">
          <TextLink to="/tours">All tours</TextLink>
        </Specimen>
        <Specimen name="IconButton, expanded or not">
          <IconButton label="Look around" onClick={() => {}}>
            <Binoculars aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label="Look around, expanded" expanded onClick={() => {}} className="bg-sand">
            <Binoculars aria-hidden="true" size={20} />
          </IconButton>
        </Specimen>
      </SpecimenRow>
    </DesignSection>
  );
}
