import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  useForm,
  useFormState,
} from 'react-hook-form';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { trackCheckoutStart } from '#platform/analytics/track-checkout.ts';
import { AppError } from '#platform/api/app-error.ts';
import { type Enquiry, type EnquiryName, enquiryCalls } from '#platform/enquiries/enquiry.ts';
import { dismissEnquiry, keepEnquiry, pressEnquiry } from '#platform/enquiries/send-enquiry.ts';
import { requestIdFor } from '#platform/forms/form-draft.ts';
import { subjectOf } from '#shell/analytics/page-subject.ts';
import { missingTokenText } from '#shell/bot-check/bot-check-field.tsx';
import { useBotCheck } from '#shell/bot-check/use-bot-check.ts';
import type { EnquiryStatus } from '#shell/enquiries/enquiry-status.ts';
import { type FieldWords, wordsFor } from '#shell/enquiries/field-words.ts';
import { prepareKeptEnquiries } from '#shell/enquiries/kept-enquiries-host.tsx';
import { useFormDraft } from '#shell/enquiries/use-form-draft.ts';
import { useRefusalFocus } from '#shell/enquiries/use-refusal-focus.ts';
import { useShownEnquiry } from '#shell/enquiries/use-shown-enquiry.ts';
import type { FieldProblem } from '#ui/fields/error-summary.tsx';

type Body = Record<string, unknown>;

export interface EnquiryFormOptions<Values extends FieldValues> {
  name: EnquiryName;
  /** Every field with its value when nobody has written anything; a draft keeps these fields and no others. */
  emptyForm: Values;
  /** The call's body without token and request id. A field's path in it is the field's name in the form. */
  toBody(values: Values): Body;
  words: FieldWords;
}

/** The id of a field, for its label, its error and the summary. */
const fieldId = (form: string, field: string) => `${form}-${field.replaceAll('.', '-')}`;

const anyRequestId = '00000000-0000-4000-8000-000000000000';

/** Reads a filled-in form with the call's own schema: one set of rules for browser and server. */
function resolverOf<Values extends FieldValues>({ name, toBody, words }: EnquiryFormOptions<Values>) {
  const call: Endpoint = enquiryCalls[name];
  const sentWith = { turnstileToken: 'made when it is sent', clientRequestId: anyRequestId };
  const filledIn = z.transform((values: Values) => ({ ...toBody(values), ...sentWith }));
  // The pipe's types cannot know that `toBody` makes what the call takes; parsing is what proves it.
  const schema = z.pipe(filledIn, call.body as never) as unknown as z.ZodMiniType<Body, Values>;
  const resolver = zodResolver(schema, { error: wordsFor(words) });
  return resolver as unknown as Resolver<Values, unknown, Body>;
}

/**
 * A form whose enquiry cannot get lost: validated by the contract, kept as a draft while it is written, pressed once, kept on
 * the device when there is no network, and its outcome told in its place.
 */
export function useEnquiryForm<Values extends FieldValues>(options: EnquiryFormOptions<Values>) {
  const { name, emptyForm } = options;
  const queryClient = useQueryClient();
  const router = useRouter();
  const botCheck = useBotCheck();
  const refusal = useRefusalFocus();
  const isPressing = useRef<boolean>(false);
  const [failure, setFailure] = useState<unknown>();
  const [tokenError, setTokenError] = useState<string | undefined>();
  const { shown, isOwnPress, show, hide } = useShownEnquiry(name);
  const form = useForm<Values, unknown, Body>({
    defaultValues: emptyForm as DefaultValues<Values>,
    resolver: resolverOf(options),
    // The summary takes the focus.
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });
  const draft = useFormDraft(name, form, emptyForm);

  useEffect(prepareKeptEnquiries, []);

  const isSending = isSubmitting || shown?.stage === 'sending';

  function showRefusal(error: unknown): void {
    const known = error instanceof AppError ? error.details : {};
    if (known.code === 'bot_check_failed') setTokenError(missingTokenText);
    else if (known.fields === undefined) setFailure(error);
    for (const [path, [reason]] of Object.entries(known.fields ?? {})) {
      form.setError(path as Path<Values>, { type: 'server', message: reason ?? 'Please check this once more.' });
    }
  }

  async function send(body: Body): Promise<void> {
    const { turnstileToken: _token, clientRequestId: _id, ...written } = body;
    const enquiry: Enquiry = {
      id: requestIdFor(name, written),
      name,
      body: written,
      values: form.getValues(),
      href: router.latestLocation.pathname + router.latestLocation.searchStr,
      pressedAt: Date.now(),
    };
    show(enquiry.id);
    const { token, check } = botCheck;
    if (token === undefined) return keepEnquiry(queryClient, enquiry);
    const error = await pressEnquiry(queryClient, enquiry, token);
    if (error === undefined) return;
    await dismissEnquiry(queryClient, enquiry.id);
    check.renew();
    showRefusal(error);
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPressing.current) return;
    botCheck.check.touch();
    if (botCheck.token === undefined && !botCheck.isOffline) return setTokenError(missingTokenText);
    isPressing.current = true;
    setFailure(undefined);
    setTokenError(undefined);
    refusal.expect();
    try {
      await form.handleSubmit(send)(event);
      refusal.focus();
    } finally {
      isPressing.current = false;
    }
  }

  return {
    form,
    botCheck,
    draft,
    /** What has become of the press; while there is something to tell, it stands in the form's place. */
    shown,
    isOwnPress,
    /** Puts the outcome away and shows an empty form. */
    startAnew() {
      if (shown !== undefined) hide(shown);
      botCheck.check.stop();
      draft.discard();
    },
    /** Takes an enquiry that waits, or was refused while it waited, back into the form. */
    takeBack({ enquiry }: EnquiryStatus) {
      void dismissEnquiry(queryClient, enquiry.id);
      form.reset(enquiry.values as Values, { keepDefaultValues: true });
    },
    /** Everything a field component needs besides its label. */
    field(path: Path<Values>) {
      const error = messageOf(get(errors, path));
      return {
        ...form.register(path),
        id: fieldId(name, path),
        error,
      };
    },
    /** For whatever tells of a refusal: it takes the focus. */
    summary: refusal.ref,
    problems: problemsOf(name, errors),
    /** A refusal no field is to blame for. */
    failure,
    tokenError,
    isSending,
    /** No press without a token, and none while sending (B-128). Without a network it can be pressed and is kept. */
    canPress: !isSending && (botCheck.token !== undefined || botCheck.isOffline),
    formProps: {
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

/** Every error with a message, in the order of the form's fields. */
function problemsOf(form: string, errors: object, path = ''): FieldProblem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const field = path === '' ? key : `${path}.${key}`;
    const message = messageOf(error);
    return message === undefined ? problemsOf(form, error, field) : [{ id: fieldId(form, field), message }];
  });
}

function messageOf(error: unknown): string | undefined {
  const message: unknown = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
