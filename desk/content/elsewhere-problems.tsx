import { Link } from '@tanstack/react-router';
import type { ContentProblem } from '#contract/desk/content.ts';
import { kindNames, recordOf } from '#desk/content/content-words.ts';

/** As many are listed; the others are only counted. */
const most = 8;

/** Problems of records, each with a link to where it is. */
export function ElsewhereProblems({ problems }: { problems: readonly ContentProblem[] }) {
  return (
    <>
      <ul className="mt-1 list-disc pl-5 marker:text-danger">
        {problems.slice(0, most).map((problem) => (
          <li key={`${problem.file} ${problem.field} ${problem.reason}`} className="wrap-anywhere">
            <ElsewhereProblem {...problem} />
          </li>
        ))}
      </ul>
      {problems.length > most && <p className="mt-1">And {problems.length - most} more.</p>}
    </>
  );
}

/** A problem in a record, which is named. */
export function ElsewhereProblem({ file, field, reason }: ContentProblem) {
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
