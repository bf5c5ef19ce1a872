import { type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type {
  NewsletterSubscriptionProps,
  SubscriptionHandle,
  SubscriptionState,
} from '#features/newsletter/newsletter-subscription.tsx';
import { WaitNote, waitNoteId } from '#features/newsletter/wait-note.tsx';
import { readStored } from '#platform/browser/storage.ts';
import { Button } from '#ui/button.tsx';
import { FieldError, fieldAria, fieldClass } from '#ui/fields/field-frame.tsx';
import { takeFocus } from '#ui/take-focus.ts';

const untouched: SubscriptionState = { error: undefined, isSending: false, canSubmit: false, answer: undefined };

/**
 * The newsletter form of the footer (B-20, B-130). A success or "already subscribed" stands in its place. It is on
 * every page, and few use it: what it does comes when it is first touched, what it shows does not change by that.
 */
export function NewsletterForm() {
  const [isTouched, setTouched] = useState(false);
  const [state, setState] = useState(untouched);
  const { Subscription, load, isOutOfReach } = useSubscriptionCode();
  const subscription = useRef<SubscriptionHandle | null>(null);
  const id = useId();
  const headingId = `${id}-title`;
  const emailId = `${id}-email`;

  // What was typed outlives the reload that accepting cookies brings.
  useEffect(() => {
    if (readStored('draft-newsletter') !== null) load();
  }, [load]);

  const error = isOutOfReach ? 'Network error. Please check your internet connection and try again.' : state.error;

  function touch(): void {
    setTouched(true);
    load();
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    touch();
    subscription.current?.press(event);
  }

  return (
    <section aria-labelledby={headingId} className="grid items-start gap-x-12 gap-y-5 lg:grid-cols-2 xl:grid-cols-1">
      <div>
        <h2 id={headingId} className="max-w-[9.7em] text-title-2 leading-[1.08]">
          Get Exclusive Deals & Travel Tips
        </h2>
      </div>
      {state.answer === undefined ? (
        <form
          noValidate
          aria-labelledby={headingId}
          onSubmit={onSubmit}
          onFocus={touch}
          onInput={touch}
          className="grid gap-2"
        >
          <label htmlFor={emailId} className="w-fit font-semibold">
            Email
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              {...fieldAria({ id: emailId, error })}
              type="email"
              name="email"
              inputMode="email"
              autoComplete="email"
              enterKeyHint="send"
              required
              onChange={(event) => subscription.current?.edited(event)}
              readOnly={state.isSending}
              className={`${fieldClass} min-w-0 flex-[99_1_10rem] text-ink focus-visible:outline-on-footer`}
            />
            <Button
              type="submit"
              variant="onDark"
              disabled={!state.canSubmit}
              aria-describedby={waitNoteId}
              className="grow"
            >
              {state.isSending ? 'Subscribing...' : 'Subscribe'}
            </Button>
          </div>
          {error !== undefined && (
            <div role="alert" className="[--danger:#ffb4a9]">
              <FieldError id={emailId} error={error} />
            </div>
          )}
          <p className="text-label">We respect your privacy. Unsubscribe at any time.</p>
          {/* Has its line from the start: what comes with the first character moves nothing. */}
          <div className="min-h-[1lh] text-label">
            {Subscription === undefined && <WaitNote hasBegun={false} />}
            {Subscription !== undefined && (
              <Subscription ref={subscription} id={id} isTouched={isTouched} onState={setState} />
            )}
          </div>
        </form>
      ) : (
        <Outcome message={state.answer} />
      )}
    </section>
  );
}

/** What subscribing takes, from the first touch on; another touch tries again when it could not be had. */
function useSubscriptionCode() {
  const [Subscription, setSubscription] = useState<ComponentType<NewsletterSubscriptionProps>>();
  const [isOutOfReach, setOutOfReach] = useState(false);
  const [load] = useState(() => () => {
    import('#features/newsletter/newsletter-subscription.tsx').then(
      (module) => {
        setSubscription(() => module.NewsletterSubscription);
        setOutOfReach(false);
      },
      () => setOutOfReach(true),
    );
  });
  return { Subscription, load, isOutOfReach };
}

/** Announced once: by the focus, where the button that was pressed has gone. */
function Outcome({ message }: { message: string }) {
  return (
    <p
      ref={takeFocus}
      tabIndex={-1}
      className="border-sun border-l-4 py-2 pl-5 font-display text-lead leading-snug outline-none"
    >
      {message}
    </p>
  );
}
