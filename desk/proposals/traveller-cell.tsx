import { Link } from '@tanstack/react-router';

/** Whom a proposal is for, with which every row of a list of them begins. */
export function TravellerCell({ id, traveller, reference }: { id: string; traveller: string; reference: string }) {
  return (
    <>
      <Link
        to="/proposals/$id"
        params={{ id }}
        className="inline-flex min-h-7 items-center font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
      >
        {traveller}
      </Link>
      <p className="figures text-label text-muted">{reference}</p>
    </>
  );
}
