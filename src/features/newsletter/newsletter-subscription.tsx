import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, type Ref, useEffect, useImperativeHandle } from 'react';
import * as z from 'zod/mini';
import { emailAddress } from '#contract/forms/contact-details.ts';
import { subscribeToNewsletter } from '#contract/forms/enquiry-endpoints.ts';
import { WaitNote } from '#features/newsletter/wait-note.tsx';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { contactFieldWords } from '#platform/forms/field-words.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { BotCheckField, missingTokenText } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';

/** How the form stands, for the part of it that is always there. */
export interface SubscriptionState {
  error: string | undefined;
  isSending: boolean;
  /** Not without a token, and not while sending. */
  canSubmit: boolean;
  /** The message that takes the form's place. */
  answer: string | undefined;
}

export interface SubscriptionHandle {
  press(event: FormEvent): void;
  edited(event: ChangeEvent<HTMLInputElement>): void;
}

export interface NewsletterSubscriptionProps {
  ref: Ref<SubscriptionHandle>;
  /** Of the form: its field's begins with it. */
  id: string;
  /** The bot check begins with the first touch. */
  isTouched: boolean;
  onState: (state: SubscriptionState) => void;
}

/** What the newsletter form does: its bot check, its call, its draft. It shows only the bot check; the rest the form shows. */
export function NewsletterSubscription({ ref, id, isTouched, onState }: NewsletterSubscriptionProps) {
  const queryClient = useQueryClient();
  const botCheck = useBotCheck();
  const { check, token } = botCheck;
  const subscription = useMutation({
    mutationFn: (email: string) => {
      if (token === undefined) throw new AppError('VALIDATION_ERROR', missingTokenText);
      return apiOf(queryClient).call(subscribeToNewsletter, {
        body: { email, source: 'footer', turnstileToken: token },
      });
    },
    // A newsletter is not worth keeping for later: the visitor is told at once.
    networkMode: 'always',
    onError: () => token !== undefined && check.renew(),
    onSuccess: check.stop,
  });
  const form = useForm({
    name: 'newsletter',
    id,
    untouched: { email: '' },
    schema: z.object({ email: emailAddress }),
    words: contactFieldWords,
    onEdit: () => subscription.isError && subscription.reset(),
  });
  const { isSending, values } = form;
  const [first] = form.errors;
  const error = first?.message ?? (subscription.error === null ? undefined : newsletterFailure(subscription.error));
  const canSubmit = !isSending && token !== undefined;
  const answer = subscription.data?.message;

  useEffect(() => onState({ error, isSending, canSubmit, answer }), [onState, error, isSending, canSubmit, answer]);
  useEffect(() => {
    if (isTouched) check.touch();
  }, [isTouched, check]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there before this code was
  useEffect(() => {
    const field = document.getElementById(`${id}-email`) as HTMLInputElement;
    if (field.value !== '') form.change({ email: field.value });
    // Not under the hands of who is about to type: what they write would be added to it.
    else if (document.activeElement !== field) field.value = values.email;
  }, []);

  const submit = form.submit(({ email }) => subscription.mutateAsync(email));
  useImperativeHandle(ref, () => ({ press: (event) => void submit(event), edited: form.field('email').onChange }));

  return (
    <>
      <BotCheckField action="newsletter" botCheck={botCheck} />
      {botCheck.status !== 'ready' && <WaitNote hasBegun={botCheck.status === 'loading'} />}
    </>
  );
}

/** The server's words, else the error's own, else these (B-131). */
function newsletterFailure(error: Error): string {
  return error.message === '' ? 'Failed to subscribe. Please try again.' : error.message;
}
