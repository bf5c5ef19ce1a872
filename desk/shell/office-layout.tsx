import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LinkProps, Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import {
  CalendarDays,
  ChartColumn,
  FilePenLine,
  FileText,
  Inbox,
  LogOut,
  Luggage,
  Mail,
  Newspaper,
  Wrench,
} from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { signOut } from '#contract/desk/sign-in-endpoints.ts';
import { useNeeded } from '#desk/enquiries/enquiry.queries.ts';
import { filtersKey } from '#desk/enquiries/enquiry-words.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { useChosenInView } from '#desk/platform/use-chosen-in-view.ts';
import { areLettersOn, noLettersKey } from '#desk/platform/use-list-keys.ts';
import { sessionQuery } from '#desk/session/session.query.ts';
import { AskDialog, useAsking } from '#desk/shell/ask-dialog.tsx';
import { shownList } from '#desk/shell/shown-list.ts';
import { removeStored, storedKeys, writeStored } from '#platform/browser/storage.ts';
import { useStore } from '#platform/store.ts';
import { Button } from '#ui/button.tsx';

interface Place {
  to: NonNullable<LinkProps['to']>;
  label: string;
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>;
}

const places: readonly Place[] = [
  { to: '/enquiries', label: 'Enquiries', Icon: Inbox },
  { to: '/proposals', label: 'Proposals', Icon: FileText },
  { to: '/bookings', label: 'Bookings', Icon: Luggage },
  { to: '/departures', label: 'Departures', Icon: CalendarDays },
  { to: '/content', label: 'Content', Icon: FilePenLine },
  { to: '/newsletter', label: 'Newsletter', Icon: Newspaper },
  { to: '/mails', label: 'Mails', Icon: Mail },
  { to: '/figures', label: 'Figures', Icon: ChartColumn },
  { to: '/upkeep', label: 'Upkeep', Icon: Wrench },
];

/** Around every page of the office: where one can go, and who one is. */
export function OfficeLayout() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const found = useStore(shownList, undefined);
  const list = places.find(({ to }) => to === found)?.to;
  return (
    <div className="print:block lg:grid lg:min-h-dvh lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#page"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-full focus:bg-surface focus:px-4 focus:py-2"
      >
        To the page
      </a>
      <header className="print:hidden border-line border-b bg-surface max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-r lg:border-b-0">
        <div className="min-w-0 px-4 pt-2 lg:px-5 lg:pt-6">
          <p className="font-display font-semibold text-lg leading-tight max-lg:truncate">{session.operator.name}</p>
          {session.isDemonstration && <p className="text-label text-muted">Demonstration</p>}
        </div>
        <nav
          ref={useChosenInView(useLocation({ select: ({ pathname }) => pathname }))}
          aria-label="Desk"
          className="overflow-x-auto px-2 py-2 max-lg:order-last max-lg:col-span-2 lg:overflow-visible lg:px-3 lg:py-4"
        >
          <ul className="flex gap-1 lg:flex-col">
            {places.map(({ to, label, Icon }) => (
              <li key={label} className="shrink-0">
                <Link
                  to={to}
                  activeOptions={{ exact: list !== undefined && list !== to }}
                  inactiveProps={list === to ? { 'aria-current': 'page', 'data-status': 'active' } : {}}
                  className="flex min-h-11 items-center gap-3 whitespace-nowrap rounded-full px-4 hover:bg-sand data-[status=active]:bg-primary data-[status=active]:font-semibold data-[status=active]:text-on-primary"
                >
                  <Icon aria-hidden="true" size={19} />
                  {label}
                  {to === '/enquiries' && <Needed />}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Person name={session.name} email={session.email} />
      </header>
      <main id="page" tabIndex={-1} className="min-w-0 px-4 py-5 outline-none sm:px-6 lg:px-8">
        <Outlet />
      </main>
    </div>
  );
}

/** How many enquiries need somebody. */
function Needed() {
  const needed = useNeeded();
  return needed === 0 ? null : <span className="figures ml-auto">{needed}</span>;
}

function Person({ name, email }: { name: string; email: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const leave = useChange(signOut);
  const [question, ask] = useAsking();
  const [isEverywhere, setEverywhere] = useState(false);
  const [hasLetters, setLetters] = useState(areLettersOn);
  const typed = () => storedKeys('draft-').filter((key) => key !== filtersKey && key !== noLettersKey);
  const press = (everywhere: boolean) => {
    setEverywhere(everywhere);
    if (typed().length === 0) end(everywhere);
    else ask();
  };
  const end = (everywhere: boolean) =>
    leave.mutate(
      { body: { everywhere } },
      {
        onSuccess: () => {
          for (const key of typed()) removeStored(key);
          queryClient.clear();
          void navigate({ to: '/sign-in' });
        },
      },
    );
  return (
    <details className="relative lg:mt-auto lg:border-line lg:border-t lg:px-5 lg:py-3">
      <summary className="flex min-h-11 items-center justify-between gap-2 max-lg:px-4">
        <span className="min-w-0 max-lg:sr-only">
          <span className="block truncate font-semibold">{name}</span>
          <span className="block truncate text-label text-muted">{email}</span>
        </span>
        <LogOut aria-hidden="true" size={18} className="shrink-0 text-muted" />
      </summary>
      <div className="grid gap-1 pt-1 pb-2 max-lg:absolute max-lg:top-full max-lg:right-2 max-lg:z-30 max-lg:w-64 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-2">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 hover:bg-sand">
          <input
            type="checkbox"
            checked={hasLetters}
            onChange={({ target: { checked } }) => {
              if (checked) removeStored(noLettersKey);
              else writeStored(noLettersKey, 'off');
              setLetters(checked);
            }}
            className="size-4.5 accent-primary"
          />
          J and K go through lists
        </label>
        <SignOutButton onPress={() => press(false)}>Sign out</SignOutButton>
        <SignOutButton onPress={() => press(true)}>Sign out on every device</SignOutButton>
      </div>
      <AskDialog title="What you typed is still here" {...question}>
        <p>
          Some of it was never sent or kept. It goes when you sign out: whoever uses this browser next could read it.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => end(isEverywhere)}>
            Throw it away and sign out
          </Button>
          <Button variant="quiet" size="small" onClick={question.onClose}>
            Stay signed in
          </Button>
        </div>
      </AskDialog>
    </details>
  );
}

function SignOutButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" onClick={onPress} className="min-h-11 rounded-full px-3 text-left hover:bg-sand">
      {children}
    </button>
  );
}
