import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { previewPath } from '#contract/desk/preview-path.ts';
import {
  askToSignIn,
  type DeskSession,
  signInByCode,
  signInByLink,
  signInCode,
  signInTries,
} from '#contract/desk/sign-in-endpoints.ts';
import { isSignedOut } from '#desk/platform/desk-query-client.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { fragmentOf } from '#platform/links/link-fragment.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/form-fields.tsx';
import { takeFocus } from '#ui/take-focus.ts';

/** Where whoever has a session goes on to; a preview is a page of the server's. */
export function placeBehindDoor(from = '/enquiries') {
  return { href: from, replace: true, reloadDocument: from.startsWith(`${previewPath}/`) };
}

/** `from` is where whoever signs in was on the way to. */
export function SignInPage({ from }: { from: string | undefined }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  /** Of a mail's link, which stands where no program that looks at links sends it. */
  const [token, setToken] = useState(() => fragmentOf(location.hash, 'token') || undefined);
  /** Whom a code was sent to; empty once somebody asked for another. */
  const [email, setEmail] = useState<string>();

  const enter = (session: DeskSession) => {
    queryClient.setQueryData(sessionQuery.queryKey, session);
    void navigate(placeBehindDoor(from));
  };

  return (
    <main className="mx-auto grid min-h-dvh max-w-md content-center gap-6 px-5 py-12">
      <h1 className="text-title-2 leading-tight">The desk</h1>
      {token !== undefined ? (
        <ByLink
          token={token}
          onEntered={enter}
          onGivenUp={() => {
            setToken(undefined);
            setEmail('');
          }}
        />
      ) : !email ? (
        <AskForMail isPressedFor={email === ''} onSent={setEmail} />
      ) : (
        <ByCode email={email} onEntered={enter} onOther={() => setEmail('')} />
      )}
    </main>
  );
}

/** A press stands between the link and the session: a program that opens links presses nothing. */
function ByLink(props: { token: string; onEntered: (session: DeskSession) => void; onGivenUp: () => void }) {
  const { token, onEntered, onGivenUp } = props;
  const signIn = useChange(signInByLink);
  return (
    <div className="grid gap-4">
      <FormFailure error={signIn.error} />
      {signIn.isError ? (
        <Button onClick={onGivenUp}>Ask for a new link</Button>
      ) : (
        <Button isIdle={signIn.isPending} onClick={() => signIn.mutate({ body: { token } }, { onSuccess: onEntered })}>
          {signIn.isPending ? 'Signing in …' : 'Sign in'}
        </Button>
      )}
    </div>
  );
}

function AskForMail({ isPressedFor, onSent }: { isPressedFor: boolean; onSent: (email: string) => void }) {
  const ask = useChange(askToSignIn);
  const form = useForm({ name: 'sign-in', untouched: { email: '' }, schema: askToSignIn.body, isKept: false });
  const submit = form.submit((body) => ask.mutateAsync({ body }, { onSuccess: () => onSent(body.email) }));
  return (
    <form onSubmit={submit} className="grid gap-5">
      <FormFailure error={ask.error} fields={form.values} />
      <TextField
        ref={isPressedFor ? takeFocus : null}
        type="email"
        autoComplete="email"
        label="Your email address"
        hint="We send you a link and a code."
        {...form.field('email')}
      />
      <Button type="submit" isIdle={ask.isPending}>
        {ask.isPending ? 'Sending …' : 'Send me a link'}
      </Button>
    </form>
  );
}

const typedCode = z.object({ code: signInCode });

function ByCode(props: { email: string; onEntered: (session: DeskSession) => void; onOther: () => void }) {
  const { email, onEntered, onOther } = props;
  const signIn = useChange(signInByCode);
  const form = useForm({ name: 'sign-in', untouched: { code: '' }, schema: typedCode, isKept: false });
  const [tries, setTries] = useState(0);
  const isSpent = tries >= signInTries;
  const submit = form.submit(({ code }) =>
    signIn.mutateAsync(
      { body: { email, code } },
      { onSuccess: onEntered, onError: (error) => isSignedOut(error) && setTries(tries + 1) },
    ),
  );
  return (
    <form onSubmit={submit} className="grid gap-5">
      <p role="status">
        If <strong className="wrap-anywhere">{email}</strong> is one of the staff, a mail is on its way. Press its
        button, or type its code here.
      </p>
      <FormFailure error={signIn.error} fields={form.values} />
      <TextField
        ref={takeFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        label="Code"
        className="figures min-h-13 w-full rounded-field border border-line-strong bg-surface px-4 text-center text-title-3 tracking-[0.25em]"
        {...form.field('code')}
      />
      {isSpent && <p role="alert">No code of this mail is taken any more. Ask for a new one.</p>}
      <Button type="submit" isIdle={signIn.isPending}>
        {signIn.isPending ? 'Signing in …' : 'Sign in'}
      </Button>
      <Button variant="quiet" size="small" onClick={onOther}>
        {isSpent ? 'Ask for a new one' : 'Another address'}
      </Button>
    </form>
  );
}
