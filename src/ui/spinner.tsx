/** The sun with its rings, turning; `label` is shown and read out. */
export function Spinner({ label = 'Loading...' }: { label?: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 text-muted">
      <svg aria-hidden="true" viewBox="0 0 64 64" className="size-14 animate-spin">
        <circle cx="32" cy="32" r="10" fill="var(--color-sun)" />
        <circle
          cx="32"
          cy="32"
          r="18"
          fill="none"
          stroke="var(--color-sun)"
          strokeWidth="2.5"
          strokeDasharray="70 44"
        />
        <circle
          cx="32"
          cy="32"
          r="27"
          fill="none"
          stroke="var(--color-line)"
          strokeWidth="2.5"
          strokeDasharray="110 60"
        />
      </svg>
      <p>{label}</p>
    </div>
  );
}
