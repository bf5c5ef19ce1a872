import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import type { DeskProposal } from '#contract/desk/proposals.ts';
import { useFocus } from '#desk/platform/use-focus.ts';
import { namedProblem } from '#desk/proposals/form/field-name.ts';
import { shownField } from '#desk/proposals/form/form-parts.ts';
import { PriceLines } from '#desk/proposals/price-lines.tsx';
import type { ProposalWork } from '#desk/proposals/typed/use-proposal-work.ts';
import { Panel } from '#desk/shell/panel.tsx';
import { holdTyped } from '#ui/take-focus.ts';

interface PricePanelProps {
  proposal: DeskProposal;
  work: ProposalWork;
  /** Whether the fields are on the page, and the way there. */
  isFormShown: boolean;
  onShowForm: () => Promise<void>;
}

/** What the draft comes to, what keeps it from being sent, and what does not fit. */
export function PricePanel({
  proposal: { preview, doubts: warnings },
  work,
  isFormShown,
  onShowForm,
}: PricePanelProps) {
  const problems = [...work.problems];
  const [wanted, setWanted] = useState<{ path: string } | null>(null);
  useFocus(isFormShown && wanted, () => wanted && shownField(wanted.path));
  const show = (path: string) => {
    setWanted({ path });
    holdTyped(onShowForm());
  };
  return (
    <Panel title="What it comes to">
      <div className="grid gap-4">
        {problems.length > 0 && (
          <div className="rounded-card bg-sand p-4">
            <p className="flex gap-2 font-semibold">
              <CircleAlert aria-hidden="true" size={19} className="mt-0.5 shrink-0 text-danger" />
              Before it can be sent
            </p>
            <ul className="mt-1 grid gap-1">
              {problems.map(([path, reason]) => (
                <li key={path}>
                  <button
                    type="button"
                    className="min-h-9 text-left underline underline-offset-4"
                    onClick={() => show(path)}
                  >
                    {namedProblem(path, reason)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Warnings warnings={warnings} />
        {preview === null ? (
          <p className="text-muted">It has a price once nothing is missing.</p>
        ) : (
          <div aria-busy={work.isUnsaved}>
            {work.isUnsaved && <p className="mb-2 text-label text-muted">As it was saved last.</p>}
            <PriceLines offer={preview} />
          </div>
        )}
      </div>
    </Panel>
  );
}

/** What does not fit the tour; it may be sent all the same. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className="flex gap-2 rounded-card border border-line-strong p-4">
      <Info aria-hidden="true" size={19} className="mt-0.5 shrink-0 text-muted" />
      <div className="min-w-0">
        <p className="font-semibold">Look at this again</p>
        <ul className="grid gap-1">
          {warnings.map((warning) => (
            <li key={warning} className="wrap-anywhere">
              {warning}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
