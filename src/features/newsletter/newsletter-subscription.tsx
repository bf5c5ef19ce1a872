import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { emailAddress, emailWords } from '#contract/contact-details.ts';
import { type NewsletterRequest, subscribe } from '#features/newsletter/subscribe.ts';
import { WaitNote } from '#features/newsletter/wait-note.tsx';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { clearDraft, readDraft, writeDraft } from '#platform/forms/form-draft.ts';
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
  press(email: string): 'sent' | 'invalid' | 'refused';
  edited(email: string): void;
}

export interface NewsletterSubscriptionProps {
  ref: Ref<SubscriptionHandle>;
  email: string;
  /** The bot check begins with the first touch. */
  isTouched: boolean;
  /** What was typed before a reload. */
  onFound: (email: string) => void;
  onState: (state: SubscriptionState) => void;
}

/** What the newsletter form does: its bot check, its call, its draft. It shows only the bot check; the rest it tells the form. */
export function NewsletterSubscription({ ref, email, isTouched, onFound, onState }: NewsletterSubscriptionProps) {
  const queryClient = useQueryClient();
  const botCheck = useBotCheck();
  const { check, token } = botCheck;
  const [problem, setProblem] = useState<string | undefined>();
  const subscription = useMutation({
    mutationFn: (given: NewsletterRequest) => subscribe(apiOf(queryClient), given),
    // A newsletter is not worth keeping for later: the visitor is told at once.
    networkMode: 'always',
    onError: check.renew,
    onSuccess() {
      check.stop();
      clearDraft('newsletter');
    },
  });
  const isSending = subscription.isPending;
  const error = problem ?? (subscription.error === null ? undefined : newsletterFailure(subscription.error));
  const canSubmit = !isSending && token !== undefined;
  const answer = subscription.data?.message;

  useEffect(() => onState({ error, isSending, canSubmit, answer }), [onState, error, isSending, canSubmit, answer]);
  useEffect(() => {
    if (isTouched) check.touch();
  }, [isTouched, check]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there before this code was
  useEffect(() => {
    if (email === '') onFound(readDraft('newsletter', { email: '' })?.email ?? '');
    else writeDraft('newsletter', { email });
  }, []);

  useImperativeHandle(ref, () => ({
    press(written) {
      if (isSending) return 'refused';
      const given = emailAddress.safeParse(written);
      if (!given.success) {
        setProblem(emailWords);
        return 'invalid';
      }
      if (token === undefined) {
        setProblem(missingTokenText);
        return 'refused';
      }
      setProblem(undefined);
      subscription.mutate({ email: given.data, turnstileToken: token });
      return 'sent';
    },
    edited(typed) {
      if (typed === '') clearDraft('newsletter');
      else writeDraft('newsletter', { email: typed });
      setProblem(undefined);
      if (subscription.isError) subscription.reset();
    },
  }));

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
