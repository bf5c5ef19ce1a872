import type { Office, Paper, TripProof } from '#contract/records/proof.ts';

/** Licences, memberships and what becomes of a deposit, each with where it can be checked. */
export function ProofList({ proof: { licences, memberships, deposit } }: { proof: TripProof }) {
  return (
    <dl className="grid gap-x-10 gap-y-6 border-line border-y py-6 sm:grid-cols-2">
      {licences.map((paper) => (
        <PaperFact key={paper.body} kind="Licence" paper={paper} />
      ))}
      {memberships.map((paper) => (
        <PaperFact key={paper.body} kind="Membership" paper={paper} />
      ))}
      {deposit && (
        <div className="sm:col-span-full">
          <dt className="font-medium text-label text-muted">Your deposit</dt>
          <dd className="mt-0.5">{`It is held by ${deposit.heldBy}, and protected by ${deposit.protectedBy}.`}</dd>
        </div>
      )}
    </dl>
  );
}

function PaperFact({ kind, paper: { body, number, link } }: { kind: string; paper: Paper }) {
  return (
    <div>
      <dt className="font-medium text-label text-muted">{kind}</dt>
      <dd className="mt-0.5">
        <span className="block font-display font-semibold text-title-3 leading-tight">{body}</span>
        {number && <span className="figures mt-1 block">{`No. ${number}`}</span>}
        {link && (
          <a href={link} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Check it where it is listed
          </a>
        )}
      </dd>
    </div>
  );
}

/** `Kenya Professional Safari Guides Association, no. 1234` */
export function paperWords({ body, number }: Pick<Paper, 'body' | 'number'>): string {
  return number === undefined ? body : `${body}, no. ${number}`;
}

/** Where an office is and when somebody is in; the colours are those of the place it stands in. */
export function OfficeAddress({ office: { street, town, hours, mapLink } }: { office: Office }) {
  return (
    <address className="not-italic leading-snug">
      <span className="block">{street}</span>
      <span className="block">{town}</span>
      <span className="figures mt-1 block text-label">{hours}</span>
      {mapLink && (
        <a href={mapLink} className="inline-flex min-h-11 items-center text-label underline underline-offset-4">
          {`Map of ${street}`}
        </a>
      )}
    </address>
  );
}
