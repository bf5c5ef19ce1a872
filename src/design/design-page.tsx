import { ActionSpecimens } from '#src/design/action-specimens.tsx';
import { ColourSpecimens } from '#src/design/colour-specimens.tsx';
import { EntrySpecimens } from '#src/design/entry-specimens.tsx';
import { FactSpecimens } from '#src/design/fact-specimens.tsx';
import { FieldSpecimens } from '#src/design/field-specimens.tsx';
import { FormSpecimens } from '#src/design/form-specimens.tsx';
import { FrameSpecimens } from '#src/design/frame-specimens.tsx';
import { PeopleSpecimens } from '#src/design/people-specimens.tsx';
import { PictureSpecimens } from '#src/design/picture-specimens.tsx';
import { StateSpecimens } from '#src/design/state-specimens.tsx';
import { TextSpecimens } from '#src/design/text-specimens.tsx';
import { Button } from '#ui/button.tsx';

const sections = [
  ['colours', 'Colours'],
  ['form', 'Type and form'],
  ['actions', 'Buttons and links'],
  ['facts', 'Badges, facts and lists'],
  ['people', 'People and proof'],
  ['pictures', 'Cards and pictures'],
  ['fields', 'Fields and filters'],
  ['entries', 'Forms'],
  ['text', 'Text'],
  ['states', 'Waiting, failing, nothing there'],
  ['frames', 'Pages and their parts'],
] as const;

/** For this page view only: what a visitor chose on the site stays as it is. */
function changeTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}

/** Every token of src/styles and every component of src/ui, in all their states. */
export function DesignPage() {
  return (
    <main className="page-width grid gap-16 py-12">
      <header>
        <h1 className="text-title-1 leading-tight">Design</h1>
        <p className="mt-4 max-w-[68ch] text-muted">
          Every token of src/styles and every component of src/ui, in all their states. In development only.
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
      <FactSpecimens />
      <PeopleSpecimens />
      <PictureSpecimens />
      <FieldSpecimens />
      <EntrySpecimens />
      <TextSpecimens />
      <StateSpecimens />
      <FrameSpecimens />
    </main>
  );
}
