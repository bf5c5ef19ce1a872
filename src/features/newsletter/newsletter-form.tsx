import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { emailAddress } from '#contract/contact-details.ts';
import type { NewsletterRequest } from '#features/newsletter/subscribe.ts';
import { AppError } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { clearDraft, readDraft, writeDraft } from '#platform/forms/form-draft.ts';
import { BotCheckField, missingTokenText } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, fieldAria, fieldClass } from '#ui/fields/field-frame.tsx';

/** The newsletter form of the footer (spec §2, §4, §5, §8). A success or "already subscribed" stands in its place. */
export function NewsletterForm() {
  const queryClient = useQueryClient();
  const botCheck = useBotCheck();
  const subscription = useMutation({
    mutationFn: async (given: NewsletterRequest) => (await loadSubscribe()).subscribe(apiOf(queryClient), given),
    // A newsletter is not worth keeping for later: the visitor is told at once.
    networkMode: 'always',
    onError: botCheck.check.renew,
    onSuccess() {
      botCheck.check.stop();
      clearDraft('newsletter');
    },
  });
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const field = useRef<HTMLInputElement>(null);
  const headingId = useId();
  const emailId = useId();

  // What was typed outlives the reload that accepting cookies brings.
  useEffect(() => setEmail((typed) => typed || (readDraft('newsletter', { email: '' })?.email ?? '')), []);

  const error = problem ?? (subscription.error === null ? undefined : newsletterFailure(subscription.error));
  const isSending = subscription.isPending;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isSending) return;
    botCheck.check.touch();
    const given = emailAddress.safeParse(email);
    if (!given.success) {
      setProblem('Please enter a valid email address.');
      field.current?.focus();
      return;
    }
    if (botCheck.token === undefined) {
      setProblem(missingTokenText);
      return;
    }
    setProblem(undefined);
    subscription.mutate({ email: given.data, turnstileToken: botCheck.token });
  }

  function onEdit(event: ChangeEvent<HTMLInputElement>): void {
    setEmail(event.target.value);
    if (event.target.value === '') clearDraft('newsletter');
    else writeDraft('newsletter', { email: event.target.value });
    setProblem(undefined);
    if (subscription.isError) subscription.reset();
  }

  return (
    <section aria-labelledby={headingId} className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
      <div>
        <h2 id={headingId} className="max-w-[16ch] text-title-2 leading-[1.08]">
          Get Exclusive Deals & Travel Tips
        </h2>
      </div>
      {subscription.data === undefined ? (
        <form
          noValidate
          aria-labelledby={headingId}
          onSubmit={onSubmit}
          onFocus={botCheck.check.touch}
          onInput={botCheck.check.touch}
          className="grid gap-2"
        >
          <label htmlFor={emailId} className="w-fit font-semibold">
            Email
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              ref={field}
              {...fieldAria({ id: emailId, error })}
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="send"
              required
              value={email}
              onChange={onEdit}
              readOnly={isSending}
              className={`${fieldClass} min-w-0 flex-[1_1_15rem] text-ink focus-visible:outline-on-footer`}
            />
            <Button
              type="submit"
              variant="onDark"
              disabled={isSending || botCheck.token === undefined}
              className="max-sm:w-full"
            >
              {isSending ? 'Subscribing...' : 'Subscribe'}
            </Button>
          </div>
          {error !== undefined && (
            <div role="alert" className="[--danger:#ffb4a9]">
              <FieldError id={emailId} error={error} />
            </div>
          )}
          <BotCheckField action="newsletter" botCheck={botCheck} />
          <p className="text-label">We respect your privacy. Unsubscribe at any time.</p>
        </form>
      ) : (
        <Outcome message={subscription.data.message} />
      )}
    </section>
  );
}

/** The call comes with the first press: the footer is on every page, and few subscribe. */
function loadSubscribe() {
  return import('#features/newsletter/subscribe.ts').catch((cause: unknown) => {
    throw new AppError('NETWORK_ERROR', 'Network error. Please check your internet connection and try again.', {
      cause,
    });
  });
}

/** Spec §8: the server's words, else the error's own, else these. */
function newsletterFailure(error: Error): string {
  return error.message === '' ? 'Failed to subscribe. Please try again.' : error.message;
}

/** Told once: by the focus, where the button that was pressed has gone. */
function Outcome({ message }: { message: string }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p
      ref={text}
      tabIndex={-1}
      className="border-sun border-l-4 py-2 pl-5 font-display text-lead leading-snug outline-none"
    >
      {message}
    </p>
  );
}
