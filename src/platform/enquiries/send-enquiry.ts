import type { MutationOptions, MutationState, QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/api/endpoint.ts';
import { type CameFrom, cameFrom } from '#contract/forms/came-from.ts';
import { requestCustomSafari, sendContactMessage } from '#contract/forms/enquiry-endpoints.ts';
import { parsedJson } from '#contract/parsed-json.ts';
import { AppError, isConnectionFailure } from '#platform/api/app-error.ts';
import { apiOf } from '#platform/api/endpoint-query.ts';
import { readOfVisit } from '#platform/browser/visit-storage.ts';
import { connectionFailed, connectionProved } from '#platform/connection-watch.ts';
import {
  type Enquiry,
  type EnquiryAnswer,
  type EnquiryName,
  enquiryKey,
  type SentWith,
} from '#platform/enquiries/enquiry.ts';
import {
  claimEnquiry,
  deleteStoredEnquiry,
  readStoredEnquiry,
  releaseEnquiry,
  storedEnquiryIds,
  storeEnquiry,
} from '#platform/enquiries/stored-enquiries.ts';
import { fieldsOf } from '#platform/fields-of.ts';
import { clearDraftOf } from '#platform/forms/form-draft.ts';
import { isPassing, retryDelay } from '#platform/query-client.ts';
import { createStore } from '#platform/store.ts';

/*
 * An enquiry is a mutation, and the mutation cache is what knows how each one stands. It is stored on the device before it is
 * sent, so a crash, a closed tab or a lost answer ends in the same request being made again with the same id.
 */

export const enquiryCalls = {
  contact: sendContactMessage,
  'custom-safari': requestCustomSafari,
} satisfies Record<EnquiryName, Endpoint>;

type EnquiryMutation = MutationOptions<EnquiryAnswer, Error, Enquiry>;

const defaults: EnquiryMutation = {
  mutationFn: async (enquiry, { client }) => {
    const sentWith: SentWith = { turnstileToken: await takeToken(enquiry), clientRequestId: enquiry.id };
    const body = { ...enquiry.body, ...sentWith };
    // Each name has its call, and the form has parsed this body with that call's schema.
    return apiOf(client).call(enquiryCalls[enquiry.name], { body: body as never });
  },
  // A submission is tried for real: the browser's idea of being offline is not the truth.
  networkMode: 'always',
  // The outcome stays until somebody has seen it.
  gcTime: Number.POSITIVE_INFINITY,
  onMutate: (enquiry) => storeEnquiry(enquiry),
  onSuccess: async (answer, enquiry, _onDisk, { client }) => {
    connectionProved(client);
    clearDraftOf(enquiry.name, enquiry.id);
    if (enquiry.keptAt === undefined) await forget(enquiry.id);
    else await storeEnquiry({ ...enquiry, answer });
  },
  onError: async (error, enquiry, _onDisk, { client }) => {
    if (isConnectionFailure(error)) await keepEnquiry(client, enquiry);
    else if (enquiry.keptAt === undefined) await forget(enquiry.id);
  },
};

function prepare(queryClient: QueryClient): void {
  queryClient.setMutationDefaults(enquiryKey, defaults);
}

/**
 * Sends an enquiry with the token the form has, or keeps it when nothing comes back; either is read from the mutation cache.
 * Gives why it was refused, when it was.
 */
export async function submitEnquiry(queryClient: QueryClient, enquiry: Enquiry, token: string): Promise<unknown> {
  prepare(queryClient);
  await claimEnquiry(enquiry.id, { wait: false });
  givenTokens.set(enquiry.id, token);
  removeFromCache(queryClient, enquiry.id);
  const options: EnquiryMutation = { mutationKey: enquiryKey };
  const mutation = queryClient.getMutationCache().build(queryClient, options);
  try {
    await mutation.execute(enquiry);
    return undefined;
  } catch (error) {
    return isConnectionFailure(error) ? undefined : error;
  }
}

/** Keeps an enquiry on the device until there is a network again, then sends it. */
export async function keepEnquiry(queryClient: QueryClient, enquiry: Enquiry): Promise<void> {
  prepare(queryClient);
  const kept: Enquiry = { ...enquiry, keptAt: enquiry.keptAt ?? Date.now() };
  connectionFailed(queryClient);
  await claimEnquiry(kept.id, { wait: false });
  const isOnDisk = await storeEnquiry(kept);
  resume(queryClient, kept, isOnDisk);
}

/** Goes on with what earlier visits have left on the device; each enquiry in one tab. */
export async function resumeEnquiries(queryClient: QueryClient): Promise<void> {
  prepare(queryClient);
  for (const id of await storedEnquiryIds()) void resumeOnceFree(queryClient, id);
}

async function resumeOnceFree(queryClient: QueryClient, id: string): Promise<void> {
  await claimEnquiry(id, { wait: true });
  // The tab that had it may have sent it, and shown the visitor how it ended.
  const enquiry = await readStoredEnquiry(id);
  if (enquiry === undefined) releaseEnquiry(id);
  else resume(queryClient, { ...enquiry, keptAt: enquiry.keptAt ?? enquiry.pressedAt }, true);
}

/** Puts an enquiry away: taken back, or its outcome has been seen. */
export async function dismissEnquiry(queryClient: QueryClient, id: string): Promise<void> {
  removeFromCache(queryClient, id);
  await forget(id);
}

function resume(queryClient: QueryClient, enquiry: Enquiry, isOnDisk: boolean): void {
  removeFromCache(queryClient, enquiry.id);
  // Paused while there is no network; `connectionFailed` has said so where the browser does not.
  const options: EnquiryMutation = { mutationKey: enquiryKey, networkMode: 'online', retry: isTriedAgain, retryDelay };
  const mutation = queryClient.getMutationCache().build(queryClient, options, {
    ...stateOf(enquiry),
    context: isOnDisk,
    variables: enquiry,
    submittedAt: enquiry.pressedAt,
  });
  void mutation.continue().catch(seenInTheCache);
}

type Outcome = Omit<MutationState<EnquiryAnswer, Error, Enquiry>, 'context' | 'variables' | 'submittedAt'>;

const untouched = { data: undefined, error: null, failureCount: 0, failureReason: null, isPaused: false };

function stateOf(enquiry: Enquiry): Outcome {
  if (enquiry.answer !== undefined) return { ...untouched, status: 'success', data: enquiry.answer };
  if (isSendable(enquiry)) return { ...untouched, status: 'pending', isPaused: true };
  const error = new AppError(
    'VALIDATION_ERROR',
    'This has waited too long to be sent as it is. Please look at it again.',
  );
  return { ...untouched, status: 'error', error, failureReason: error };
}

function removeFromCache(queryClient: QueryClient, id: string): void {
  const cache = queryClient.getMutationCache();
  const earlier = cache.findAll({
    mutationKey: enquiryKey,
    predicate: ({ state }) => fieldsOf(state.variables).id === id,
  });
  for (const mutation of earlier) cache.remove(mutation);
}

async function forget(id: string): Promise<void> {
  await deleteStoredEnquiry(id);
  releaseEnquiry(id);
}

/** For what already waits: a fault of the moment, or a token that was too old, is no reason to give it back. */
function isTriedAgain(failures: number, error: unknown): boolean {
  if (!(error instanceof AppError) || isConnectionFailure(error) || failures >= 20) return false;
  return isPassing(error) || error.details.code === 'bot_check_failed';
}

/** Forms and notices read outcomes from the mutation cache; a rejected promise says nothing more. */
const seenInTheCache = () => {};

/** Plans change: what has waited longer than this is given back to the visitor instead of sent. */
export const keptFor = 14 * 24 * 60 * 60 * 1000;

/** Whether an enquiry from the device can still go as it is: not too old, and still what its call accepts. */
function isSendable({ id, name, body, pressedAt }: Enquiry): boolean {
  if (Date.now() - pressedAt > keptFor) return false;
  const call: Endpoint = enquiryCalls[name];
  const sentWith: SentWith = { turnstileToken: 'made when it is sent', clientRequestId: id };
  return call.body !== undefined && z.safeParse(call.body, { ...body, ...sentWith }).success;
}

/** What an enquiry says of the beginning of its visit; nothing where that is not known, or not in order. */
export function cameFromOfVisit(): { cameFrom?: CameFrom } {
  const { data } = cameFrom.safeParse(parsedJson(readOfVisit('cameFrom')));
  return data === undefined ? {} : { cameFrom: data };
}

/*
 * Where an enquiry that is about to leave gets its bot-check token. A form puts one down with the submission; an enquiry that
 * has waited asks for a fresh one, and whoever shows it runs the bot check.
 */

/** How long a response of the bot check is waited for (B-88). */
const responseWaitMs = 30_000;

interface Waiting {
  /** A token is made for one kind of form. */
  form: EnquiryName;
  resolve(token: string): void;
  reject(error: unknown): void;
}

const givenTokens = new Map<string, string>();
const waiting = createStore<readonly Waiting[]>([]);

/**
 * The token to send an enquiry with.
 *
 * @throws AppError TIMEOUT_ERROR when none was made within 30 s, or what the bot check failed with.
 */
async function takeToken({ id, name: form }: Enquiry): Promise<string> {
  const token = givenTokens.get(id);
  givenTokens.delete(id);
  if (token !== undefined) return token;
  return new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new AppError('TIMEOUT_ERROR', 'The security verification did not answer.'))),
      responseWaitMs,
    );
    const one: Waiting = {
      form,
      resolve: (fresh) => settle(() => resolve(fresh)),
      reject: (error) => settle(() => reject(error)),
    };
    function settle(end: () => void): void {
      clearTimeout(timer);
      end();
      waiting.set(waiting.getSnapshot().filter((other) => other !== one));
    }
    waiting.set([...waiting.getSnapshot(), one]);
  });
}

export const tokenRequests = {
  subscribe: waiting.subscribe,
  /** The kind of form whose enquiry is next to be given a token. */
  getSnapshot: (): EnquiryName | undefined => waiting.getSnapshot()[0]?.form,
  /** Each token is accepted once, so it goes to one enquiry. */
  serve(form: EnquiryName, token: string): void {
    waiting
      .getSnapshot()
      .find((one) => one.form === form)
      ?.resolve(token);
  },
  refuse(error: unknown): void {
    for (const one of waiting.getSnapshot()) one.reject(error);
  },
};
