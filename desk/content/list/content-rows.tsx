import { Link } from '@tanstack/react-router';
import type { ContentKind, ContentRow } from '#contract/desk/content.ts';
import { kindNames } from '#desk/content/content-words.ts';
import { Standing } from '#desk/content/record-standing.tsx';
import { formatAgo } from '#desk/platform/eat-time.ts';
import { useStaffName } from '#desk/session/session.query.ts';
import { Badge } from '#ui/badge.tsx';

interface ContentRowsProps {
  rows: readonly ContentRow[];
  /** Records into which something was typed in this browser that is not kept yet. */
  copies: ReadonlySet<string>;
  ticked: Pick<ReadonlyMap<string, ContentRow>, 'has'>;
  onTick: (row: ContentRow, isTicked: boolean) => void;
  /** In the order in which they are shown. */
  kinds: readonly ContentKind[];
  empty: string;
}

/** Records below the names of their kinds. Only a draft has a tick: nothing else can be published. */
export function ContentRows({ rows, copies, ticked, onTick, kinds, empty }: ContentRowsProps) {
  if (rows.length === 0) return <p className="rounded-card bg-sand p-6">{empty}</p>;
  const shown = kinds
    .map((kind) => ({ kind, own: rows.filter((row) => row.kind === kind) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="grid gap-6">
      {shown.map(({ kind, own }) => (
        <section key={kind} aria-labelledby={`kind-${kind}`} className="min-w-0">
          <h2 id={`kind-${kind}`} className="mb-2 text-lg leading-tight">
            {kindNames[kind].many}
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {own.map((row) => {
              const key = `${row.kind}/${row.name}`;
              return (
                <Row
                  key={key}
                  row={row}
                  isTypedHere={copies.has(key)}
                  isTicked={ticked.has(key)}
                  onTick={(isTicked) => onTick(row, isTicked)}
                />
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface RowProps {
  row: ContentRow;
  isTypedHere: boolean;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function Row({ row, isTypedHere, isTicked, onTick }: RowProps) {
  const { kind, name, title, draft, isWritten, isUnfinished } = row;
  const nameOf = useStaffName();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 hover:bg-sand/60">
      <Link
        to="/content/$kind/$name"
        params={{ kind, name }}
        className="inline-flex min-h-11 min-w-0 flex-1 basis-52 items-center font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {title}
      </Link>
      {isTypedHere && <Badge tone="warning">Typed here, not kept</Badge>}
      {isUnfinished && <Badge tone="dusk">Unfinished</Badge>}
      <Standing row={row} />
      {draft !== null && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
          <input
            type="checkbox"
            checked={isTicked}
            onChange={(event) => onTick(event.target.checked)}
            className="size-5 accent-primary"
            aria-label={`Publish the draft of ${title}`}
          />
          <Badge tone="sun">{isWritten ? 'Draft' : 'Begun'}</Badge>
          <span className="text-label text-muted">
            {nameOf(draft.by)}, {formatAgo(draft.at, Date.now())}
          </span>
        </label>
      )}
    </li>
  );
}
