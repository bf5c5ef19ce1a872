import { ActionSpecimens } from '#src/design/action-specimens.tsx';
import { ColourSpecimens } from '#src/design/colour-specimens.tsx';
import { EntrySpecimens } from '#src/design/entry-specimens.tsx';
import { FormSpecimens } from '#src/design/form-specimens.tsx';
import { StateSpecimens } from '#src/design/state-specimens.tsx';
import { Button } from '#ui/button.tsx';

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
