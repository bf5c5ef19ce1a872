import { Link } from '@tanstack/react-router';
import type { ContentFault } from '#contract/desk/content.ts';
import { kindNames, recordOf } from '#desk/content/content-words.ts';

/** As many as are told before they are only counted. */
const most = 8;

/** Faults of records, each with a link to where it is. */
export function ElsewhereFaults({ faults }: { faults: readonly ContentFault[] }) {
  return (
    <>
      <ul className="mt-1 list-disc pl-5 marker:text-danger">
        {faults.slice(0, most).map((fault) => (
          <li key={`${fault.file} ${fault.field} ${fault.reason}`} className="wrap-anywhere">
            <ElsewhereFault {...fault} />
          </li>
        ))}
      </ul>
      {faults.length > most && <p className="mt-1">And {faults.length - most} more.</p>}
    </>
  );
}

/** A fault in a record, which is named. */
export function ElsewhereFault({ file, field, reason }: ContentFault) {
  const record = recordOf(file);
  const text = `${field === '' ? '' : `${field} `}${reason}`;
  if (record === undefined) return <span>{`${file}: ${text}`}</span>;
  return (
    <>
      <Link to="/content/$kind/$name" params={record} search={{ field }} className="underline underline-offset-4">
        {kindNames[record.kind].one} {record.name}
      </Link>
      : {text}
    </>
  );
}
