import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { type EnquirySearch, readEnquirySearch } from '#desk/enquiries/enquiry-search.ts';
import { filtersKey } from '#desk/enquiries/enquiry-words.ts';
import { storedCopies } from '#desk/platform/stored-copy.ts';
import { useUnsavedChanges } from '#desk/platform/use-unsaved-changes.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { AskDialog, useAsking } from '#desk/shell/ask-dialog.tsx';
import { FilterSelect } from '#desk/shell/list-filters.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/form-fields.tsx';

const kept = storedCopies(z.array(z.object({ name: z.string(), search: z.record(z.string(), z.unknown()) })));

/** Filters under a name, kept in this browser: what is asked of the list every morning is one press. */
export function KeptFilters({ search }: { search: EnquirySearch }) {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const navigate = useNavigate();
  const { copy: own = [], put } = useUnsavedChanges(kept, filtersKey);
  const [question, ask] = useAsking();
  const now = written(search);
  const all = [{ name: 'Mine, today', search: { owner: session.email, turn: 'office' } }, ...own];
  const chosen = all.find((one) => written(one.search) === now);
  const isOwn = own.some(({ name }) => name === chosen?.name);
  return (
    <>
      <FilterSelect
        label="Kept"
        any="Choose"
        value={chosen?.name}
        options={all.map(({ name }) => ({ value: name, label: name }))}
        onChoose={(name) =>
          void navigate({
            to: '/enquiries',
            search: readEnquirySearch(all.find((one) => one.name === name)?.search ?? {}),
          })
        }
      />
      {chosen === undefined && now !== written({}) && (
        <Button variant="quiet" size="small" onClick={ask}>
          Keep this filter
        </Button>
      )}
      {isOwn && (
        <Button variant="quiet" size="small" onClick={() => put(own.filter(({ name }) => name !== chosen?.name))}>
          Forget this filter
        </Button>
      )}
      <AskDialog title="Keep this filter" {...question}>
        <NameForm
          onNamed={(name) => {
            put([...own.filter((one) => one.name !== name), { name, search }]);
            question.onClose();
          }}
        />
      </AskDialog>
    </>
  );
}

/** Without the page one was on, so that the same filter is the same. */
function written(search: Record<string, unknown>): string {
  const { page: _page, ...filters } = readEnquirySearch(search);
  return JSON.stringify(Object.entries(filters).filter(([, value]) => value !== undefined));
}

function NameForm({ onNamed }: { onNamed: (name: string) => void }) {
  const form = useForm({ name: 'desk-filter-name', id: 'filter', untouched: { name: '' }, isKept: false });
  const submit = form.submit(async (_, { name }) => {
    if (name.trim() !== '') onNamed(name.trim());
  });
  return (
    <form onSubmit={submit} className="grid gap-4">
      <TextField label="Name" maxLength={40} required autoComplete="off" {...form.field('name')} />
      <div>
        <Button type="submit" size="small">
          Keep it
        </Button>
      </div>
    </form>
  );
}
