import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { trackCheckoutStart } from '#platform/analytics/track-checkout.ts';
import { AppError } from '#platform/api/app-error.ts';
import { cameFromOfVisit } from '#platform/enquiries/came-from.ts';
import type { Enquiry } from '#platform/enquiries/enquiry.ts';
import { dismissEnquiry, keepEnquiry, submitEnquiry } from '#platform/enquiries/send-enquiry.ts';
import { requestIdFor } from '#platform/forms/form-draft.ts';
import { subjectOf } from '#shell/analytics/page-subject.ts';
import { missingTokenText } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';
import type { EnquiryStatus } from '#shell/enquiries/enquiry-status.ts';
import { prepareKeptEnquiries } from '#shell/enquiries/kept-enquiries-host.tsx';
import type { EnquiryForm } from '#shell/enquiries/use-enquiry-form.ts';
import { useRefusalFocus } from '#shell/enquiries/use-refusal-focus.ts';
import { useShownEnquiry } from '#shell/enquiries/use-shown-enquiry.ts';
import { takeLateFocus } from '#ui/take-focus.ts';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';

/**
 * The sending of an enquiry that cannot get lost: submitted once, kept on the device when there is no network, and its outcome
 * told in its form's place.
 */
export function useEnquirySubmit<Values extends FieldValues>({
  name,
  form,
  draft,
  readFields,
  refuse,
  fillIn,
}: EnquiryForm<Values>) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const botCheck = useBotCheck();
  const isHydrated = useIsHydrated();
  const refusal = useRefusalFocus();
  const isUnderWay = useRef<boolean>(false);
  const [failure, setFailure] = useState<unknown>();
  const [tokenError, setTokenError] = useState<string | undefined>();
  const { shown, isOwnSubmission, show, hide } = useShownEnquiry(name);
  /** By a press in the place of its outcome. */
  const [hasReturned, setReturned] = useState(false);
  const { isSubmitting } = useFormState({ control: form.control });

  useEffect(prepareKeptEnquiries, []);

  const isSending = isSubmitting || shown?.state === 'sending';

  function showRefusal(error: unknown): void {
    const { code, fields } = error instanceof AppError ? error.details : {};
    if (code === 'bot_check_failed') setTokenError(missingTokenText);
    else if (fields === undefined) setFailure(error);
    refuse(fields ?? {});
  }

  async function send(body: Partial<Record<string, unknown>>): Promise<void> {
    const { check } = botCheck;
    // Pressed before the check has run, the press waits for it.
    const { token, isOffline } = await check.settled();
    if (token === undefined && !isOffline) return setTokenError(missingTokenText);
    const { turnstileToken: _token, clientRequestId: _id, ...written } = body;
    const enquiry: Enquiry = {
      id: requestIdFor(name, written),
      name,
      body: { ...written, ...cameFromOfVisit() },
      values: form.getValues(),
      href: router.latestLocation.pathname + router.latestLocation.searchStr,
      pressedAt: Date.now(),
    };
    show(enquiry.id);
    if (token === undefined) return keepEnquiry(queryClient, enquiry);
    const error = await submitEnquiry(queryClient, enquiry, token);
    if (error === undefined) return;
    await dismissEnquiry(queryClient, enquiry.id);
    check.renew();
    showRefusal(error);
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isUnderWay.current) return;
    botCheck.check.touch();
    isUnderWay.current = true;
    if (event.currentTarget instanceof HTMLFormElement) readFields(event.currentTarget);
    setFailure(undefined);
    setTokenError(undefined);
    refusal.expect();
    try {
      await form.handleSubmit(send)(event);
      refusal.focus();
    } finally {
      isUnderWay.current = false;
    }
  }

  return {
    botCheck,
    /** What has become of it; while there is something to tell, it stands in the form's place. */
    shown,
    isOwnSubmission,
    /** Puts the outcome away and shows an empty form. */
    startAnew() {
      if (shown !== undefined) hide(shown);
      setReturned(true);
      botCheck.check.stop();
      draft.discard();
    },
    /** Takes an enquiry that waits, or was refused while it waited, back into the form. */
    takeBack({ enquiry }: EnquiryStatus) {
      void dismissEnquiry(queryClient, enquiry.id);
      setReturned(true);
      fillIn(enquiry.values);
    },
    /** For whatever tells of a refusal: it takes the focus. */
    summary: refusal.ref,
    /** A refusal no field is to blame for. */
    failure,
    tokenError,
    isSending,
    /** Finished HTML cannot submit it, nor can it be submitted twice. */
    canSubmit: isHydrated && !isSending,
    formProps: {
      ref: hasReturned ? takeLateFocus : undefined,
      noValidate: true,
      // Before the script is there, or without one, nothing that is written may end up in an address.
      method: 'post',
      onSubmit: (event: FormEvent) => void onSubmit(event),
      onFocus: botCheck.check.touch,
      onInput() {
        botCheck.check.touch();
        trackCheckoutStart(subjectOf(location.pathname));
      },
      onPointerEnter: botCheck.check.touch,
    },
  };
}
