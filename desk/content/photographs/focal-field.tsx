import { type MouseEvent, useId } from 'react';
import { type FocalPoint, middle } from '#desk/content/photographs/written-photograph.ts';

interface FocalFieldProps {
  id: string;
  /** The address of the whole picture. */
  preview: string;
  focal: FocalPoint | undefined;
  onChange: (focal: FocalPoint) => void;
}

/** The shapes in which pages show it. */
const frames = [
  { name: 'On a card', shape: 'aspect-[16/10]', width: 'w-32' },
  { name: 'Wide, at the head', shape: 'aspect-[2/1]', width: 'w-40' },
  { name: 'Upright', shape: 'aspect-[4/5]', width: 'w-20' },
] as const;

const inPercent = (share: number) => Math.round(share * 100);

/** The point that is never cut off: pressed on the picture, or moved with two sliders; and what frames make of it. */
export function FocalField({ id, preview, focal = middle, onChange }: FocalFieldProps) {
  const hint = useId();
  const press = ({ detail, clientX, clientY, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Pressed with a key, it has no place.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const share = (at: number, whole: number) => Math.min(1, Math.max(0, Math.round((100 * at) / whole) / 100));
    onChange({ x: share(clientX - left, width), y: share(clientY - top, height) });
  };
  const place = { left: `${inPercent(focal.x)}%`, top: `${inPercent(focal.y)}%` };
  return (
    <fieldset id={`${id}.focal`} tabIndex={-1} className="min-w-0" aria-describedby={hint}>
      <legend className="font-semibold">Middle of interest</legend>
      <p id={hint} className="mt-0.5 text-label text-muted">
        Press the point that is never to be cut off: a face, an animal’s head.
      </p>
      {/* The sliders below do the same with keys. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label="Set the middle of interest"
        onClick={press}
        className="relative mt-2 block w-fit max-w-full cursor-crosshair overflow-hidden rounded-field"
      >
        <img src={preview} alt="" draggable={false} className="max-h-80 max-w-full" />
        <span
          aria-hidden="true"
          style={place}
          className="-translate-x-1/2 -translate-y-1/2 absolute size-7 rounded-full border-3 border-white bg-primary/40 shadow-[0_0_0_2px_#000]"
        />
      </button>
      <div className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Slider
          id={`${id}.focal.x`}
          label="From the left"
          value={focal.x}
          onChange={(x) => onChange({ ...focal, x })}
        />
        <Slider id={`${id}.focal.y`} label="From the top" value={focal.y} onChange={(y) => onChange({ ...focal, y })} />
      </div>
      <ul className="mt-3 flex flex-wrap items-end gap-3">
        {frames.map(({ name, shape, width }) => (
          <li key={name} className="min-w-0 max-w-full">
            <img
              src={preview}
              alt=""
              style={{ objectPosition: `${place.left} ${place.top}` }}
              className={`${shape} ${width} max-w-full rounded-field object-cover`}
            />
            <span className="block text-label text-muted">{name}</span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface SliderProps {
  id: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ id, label, value, onChange }: SliderProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="flex flex-wrap justify-between gap-x-2 text-label">
        {label}
        <span className="figures text-muted">{inPercent(value)} %</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={inPercent(value)}
        aria-valuetext={`${inPercent(value)} %`}
        onChange={({ target }) => onChange(Number(target.value) / 100)}
        className="block min-h-11 w-full accent-primary"
      />
    </div>
  );
}
