import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { subjectOf, trackCheckoutStart } from '#platform/analytics/page-events.ts';
import { AppError } from '#platform/api/app-error.ts';
import type { Enquiry, EnquiryName, SentWith } from '#platform/enquiries/enquiry.ts';
import {
  cameFromOfVisit,
  dismissEnquiry,
  enquiryCalls,
  keepEnquiry,
  submitEnquiry,
} from '#platform/enquiries/send-enquiry.ts';
import { fieldsOf } from '#platform/fields-of.ts';
import type { FieldWords } from '#platform/forms/field-words.ts';
import { requestIdFor } from '#platform/forms/form-draft.ts';
import { useForm } from '#platform/forms/use-form.ts';
import { useIsHydrated } from '#platform/use-is-hydrated.ts';
import { missingTokenText } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';
import { type EnquiryStatus, useAttendEnquiry, useEnquiries } from '#shell/enquiries/enquiry-status.ts';
import { prepareKeptEnquiries } from '#shell/enquiries/kept-enquiries-host.tsx';
import { takeLateFocus } from '#ui/take-focus.ts';

/** The schema asks for what comes when it is sent. */
const sentWith: SentWith = {
  turnstileToken: 'made when it is sent',
  clientRequestId: '00000000-0000-4000-8000-000000000000',
};

export interface EnquiryOptions<Values extends object> {
  name: EnquiryName;
  untouched: Values;
  /** The call's body without token and request id. */
  toBody(values: Values): object;
  words: FieldWords;
}

export type EnquiryForm<Values extends object> = ReturnType<typeof useForm<Values, Record<string, unknown>>>;

/**
 * The form of an enquiry that cannot get lost: submitted once, kept on the device when there is no network, and its outcome
 * shown in its form's place.
 */
export function useEnquiry<Values extends object>({ toBody, ...options }: EnquiryOptions<Values>) {
  const { name } = options;
  const { body: schema = z.unknown() }: Endpoint = enquiryCalls[name];
  const form: EnquiryForm<Values> = useForm({
    ...options,
    hasSummary: true,
    schema: z.pipe(schema, z.transform(fieldsOf)),
    toBody: (values) => ({ ...toBody(values), ...sentWith }),
  });
  const queryClient = useQueryClient();
  const router = useRouter();
  const botCheck = useBotCheck();
  const isHydrated = useIsHydrated();
  const refusal = useRefusalFocus();
  const [failure, setFailure] = useState<unknown>();
  const [tokenError, setTokenError] = useState<string | undefined>();
  const { shown, isOwnSubmission, show, hide } = useShownEnquiry(name);
  /** By a press in the place of its outcome. */
  const [hasReturned, setReturned] = useState(false);

  useEffect(prepareKeptEnquiries, []);

  const isSending = form.isSending || shown?.state === 'sending';

  function showRefusal(error: unknown): void {
    const { code, fields } = error instanceof AppError ? error.details : {};
    if (code === 'bot_check_failed') setTokenError(missingTokenText);
    else if (fields === undefined) setFailure(error);
    form.refuse(error);
  }

  async function send(body: Record<string, unknown>, values: Values): Promise<void> {
    const { check } = botCheck;
    // Pressed before the check has run, the press waits for it.
    const { token, isOffline } = await check.settled();
    if (token === undefined && !isOffline) return setTokenError(missingTokenText);
    const { turnstileToken: _token, clientRequestId: _id, ...written } = body;
    const enquiry: Enquiry = {
      id: requestIdFor(name, written),
      name,
      body: { ...written, ...cameFromOfVisit() },
      values: fieldsOf(values),
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
    botCheck.check.touch();
    setFailure(undefined);
    setTokenError(undefined);
    refusal.expect();
    await form.press(event, send);
    refusal.focus();
  }

  return {
    form,
    botCheck,
    /** What has become of it; while there is something to tell, it stands in the form's place. */
    shown,
    isOwnSubmission,
    /** Puts the outcome away and shows an empty form. */
    startAnew() {
      if (shown !== undefined) hide(shown);
      setReturned(true);
      botCheck.check.stop();
      form.draft.discard();
    },
    /** Takes an enquiry that waits, or was refused while it waited, back into the form. */
    takeBack({ enquiry }: EnquiryStatus) {
      void dismissEnquiry(queryClient, enquiry.id);
      setReturned(true);
      form.fillIn(enquiry.values);
    },
    /** For what shows a refusal: it takes the focus. */
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

/**
 * The enquiry a form shows: the one it submitted, or one of its kind that still waits from an earlier visit. One that
 * was sent is put away with the form.
 */
function useShownEnquiry(name: EnquiryName) {
  const queryClient = useQueryClient();
  const [submitted, setSubmitted] = useState<string>();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const own = useEnquiries().filter(({ enquiry }) => enquiry.name === name && !hidden.includes(enquiry.id));
  const shown = own.find(({ enquiry }) => enquiry.id === submitted) ?? own.at(-1);
  useAttendEnquiry(shown?.enquiry.id);

  const sentId = shown?.state === 'sent' ? shown.enquiry.id : undefined;
  const lastSent = useRef(sentId);
  useEffect(() => {
    lastSent.current = sentId;
  }, [sentId]);
  useEffect(() => {
    const putAway = () => lastSent.current && dismissEnquiry(queryClient, lastSent.current);
    return () => void putAway();
  }, [queryClient]);

  function hide({ state, enquiry }: EnquiryStatus): void {
    if (state === 'sent') void dismissEnquiry(queryClient, enquiry.id);
    else setHidden([...hidden, enquiry.id]);
  }

  return { shown, isOwnSubmission: shown !== undefined && shown.enquiry.id === submitted, show: setSubmitted, hide };
}

/**
 * Brings the focus to what shows a refused submission: when it appears, or after the submission where it stood there
 * before. Once a submission, and at no other time.
 */
function useRefusalFocus() {
  const [refusal] = useState(() => {
    let element: HTMLElement | null = null;
    let isExpected = false;
    function focus(): void {
      if (!isExpected || element === null) return;
      isExpected = false;
      element.focus();
    }
    return {
      ref(attached: HTMLElement | null) {
        element = attached;
        focus();
      },
      /** A submission begins. */
      expect() {
        isExpected = true;
      },
      /** A submission has ended. */
      focus,
    };
  });
  return refusal;
}
