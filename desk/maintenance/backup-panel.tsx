import { backUpDeskStore, type DeskMaintenance } from '#contract/desk/maintenance-endpoints.ts';
import { count } from '#contract/words/count.ts';
import { formatMoment } from '#contract/words/days.ts';
import { formatBytes } from '#desk/platform/format-bytes.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormFailure } from '#desk/shell/form-failure.tsx';
import { Facts, Panel } from '#desk/shell/panel.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';

interface BackupPanelProps {
  backup: DeskMaintenance['backup'];
  /** What the server's clock says. */
  now: string;
}

/** A copy is to be made each day; older than this it is late, in milliseconds. */
const late = 48 * 60 * 60 * 1000;

/** The copies of the store, and one more at a press. */
export function BackupPanel({ backup, now }: BackupPanelProps) {
  const { isPossible, isRunning, folder, last, problem } = backup;
  const copy = useChange(backUpDeskStore);
  if (!isPossible) {
    return (
      <Panel title="Backup">
        <p>The store is PostgreSQL, whose own tools back it up: pg_dump.</p>
      </Panel>
    );
  }
  const isLate = last === null || Date.parse(now) - Date.parse(last.at) > late;
  return (
    <Panel title="Backup">
      <div className="grid gap-4">
        {isLate && (
          <div>
            <Badge tone="warning">{last === null ? 'There is no copy' : 'The last copy is old'}</Badge>
          </div>
        )}
        <Facts
          facts={[
            last !== null && { label: 'Last copy', value: formatMoment(last.at) },
            last !== null && { label: 'Size', value: formatBytes(last.bytes) },
            { label: last === null ? 'Will lie in' : 'Lies at', value: last?.file ?? folder },
            problem !== null && { label: 'But', value: <span className="text-danger">{problem}</span> },
          ]}
        />
        <div>
          <Button variant="secondary" size="small" onClick={() => copy.mutate({})} isIdle={copy.isPending || isRunning}>
            {copy.isPending || isRunning ? 'A copy is being made' : 'Back up now'}
          </Button>
        </div>
        <div role="status" className="empty:-mt-4">
          {copy.data !== undefined && !copy.isPending && (
            <p>
              {count(copy.data.enquiries, 'enquiry', 'enquiries')}, read through and found whole. Move the copy and the
              file of its name that ends with .secret to another machine.
            </p>
          )}
        </div>
        <FormFailure error={copy.error} />
      </div>
    </Panel>
  );
}
