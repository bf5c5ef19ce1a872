import { operator } from '#platform/operator.ts';

/** What a form says where no script runs: it cannot prove that a person writes, and how else to reach us. */
export function WithoutScript() {
  return (
    <noscript>
      <p>
        This form needs JavaScript. You can also write to{' '}
        <a href={`mailto:${operator.email}`} className="underline">
          {operator.email}
        </a>
        {` or call ${operator.phone}.`}
      </p>
    </noscript>
  );
}
