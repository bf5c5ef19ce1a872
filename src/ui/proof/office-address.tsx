import type { Office } from '#contract/proof.ts';

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
