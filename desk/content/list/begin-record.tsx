import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ContentKind } from '#contract/desk/content.ts';
import { beginDeskContent } from '#contract/desk/content-endpoints.ts';
import { begunKinds, kindNames } from '#desk/content/content-words.ts';
import { AskDialog } from '#desk/shell/ask-dialog.tsx';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/form-fields.tsx';

/** Begins a new tour, stay or article: a draft that only the office sees. */
export function BeginRecord({ kind }: { kind: ContentKind | undefined }) {
  const [isAsking, setAsking] = useState(false);
  const known = kind !== undefined && begunKinds.includes(kind) ? kind : undefined;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        <Plus aria-hidden="true" size={18} />
        {known === undefined ? 'Begin something new' : `Begin a new ${kindNames[known].one}`}
      </Button>
      <AskDialog
        title={known === undefined ? 'Begin something new' : `Begin a new ${kindNames[known].one}`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <BeginForm kind={known} onClose={() => setAsking(false)} />
      </AskDialog>
    </>
  );
}

function BeginForm({ kind, onClose }: { kind: ContentKind | undefined; onClose: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const begin = useMutation({
    mutationFn: (title: string) =>
      apiOf(queryClient).call(beginDeskContent, { params: { kind: chosen }, body: { title } }),
    onSuccess: async ({ row }) => {
      await queryClient.invalidateQueries();
      await navigate({ to: '/content/$kind/$name', params: { kind: row.kind, name: row.name } });
    },
  });
  const form = useForm({ name: 'desk-begin', id: 'begin', untouched: { kind: 'tours', title: '' } });
  const chosen = kind ?? begunKinds.find((one) => one === form.values.kind) ?? 'tours';
  const submit = form.submit((_, { title }) => begin.mutateAsync(title.trim()));
  return (
    <form onSubmit={submit} className="grid gap-4">
      {kind === undefined && (
        <SelectField
          label="What is it?"
          choices={begunKinds.map((one) => ({ value: one, label: kindNames[one].one }))}
          {...form.choice('kind')}
        />
      )}
      <TextField
        label={chosen === 'blog' || chosen === 'inspirations' ? 'Title' : 'Name'}
        hint="The address of its page is made of it, and stays."
        maxLength={120}
        {...form.field('title')}
      />
      <FormFailure error={begin.error} fields={form.values} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isIdle={begin.isPending}>
          {begin.isPending ? 'Beginning …' : 'Begin'}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}
