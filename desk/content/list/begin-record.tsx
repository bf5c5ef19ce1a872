import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ContentKind } from '#contract/desk/content.ts';
import { beginDeskContent } from '#contract/desk/content-endpoints.ts';
import { begunKinds, kindNames } from '#desk/content/content-words.ts';
import { DialogButton } from '#desk/shell/ask-dialog.tsx';
import { FormEnd } from '#desk/shell/form-end.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { SelectField, TextField } from '#ui/fields/form-fields.tsx';

/** Begins a new tour, stay or article: a draft that only the office sees. */
export function BeginRecord({ kind }: { kind: ContentKind | undefined }) {
  const known = kind !== undefined && begunKinds.includes(kind) ? kind : undefined;
  return (
    <DialogButton
      label={known === undefined ? 'Begin something new' : `Begin a new ${kindNames[known].one}`}
      icon={<Plus aria-hidden="true" size={18} />}
      variant="secondary"
    >
      {(close) => <BeginForm kind={known} onClose={close} />}
    </DialogButton>
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
      <FormEnd
        change={begin}
        fields={form.values}
        press={['Begin', 'Beginning …']}
        leave={{ label: 'Not now', onPress: onClose }}
      />
    </form>
  );
}
