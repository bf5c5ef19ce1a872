import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { DestinationSummary } from '#contract/destinations.ts';
import { readTourSearch } from '#features/tours/tour-search.ts';
import { TripWish } from '#features/tours/trip-wish.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

const anywhere = { value: '', label: 'Anywhere' };

const days = [
  { value: '', label: 'Any' },
  { value: '1', label: '1 day' },
  { value: '2-3', label: '2 to 3 days' },
  { value: '4-6', label: '4 to 6 days' },
  { value: '7-plus', label: '7 days or more' },
];

const nothingChosen = { destination: '', month: '', days: '', travellers: '', upTo: '' };

/** Five questions that open the tours list filtered. Without script the form opens the same address. */
export function TripFinder({ destinations }: { destinations: readonly DestinationSummary[] }) {
  const navigate = useNavigate();
  const [wish, setWish] = useState(nothingChosen);
  const set = (part: Partial<typeof wish>) => setWish({ ...wish, ...part });

  function find(event: FormEvent) {
    event.preventDefault();
    void navigate({ to: '/tours', search: readTourSearch(wish) });
  }

  return (
    <form
      action="/tours"
      onSubmit={find}
      aria-label="Find a trip"
      className="raised-shadow grid grid-cols-2 max-[20rem]:grid-cols-1 items-end gap-x-3 gap-y-3 rounded-panel bg-surface p-4 sm:grid-cols-3 sm:gap-4 sm:p-6 lg:grid-cols-[1.2fr_1fr_1fr_1fr_1fr_auto] print:hidden"
    >
      <Select
        label="Where"
        name="destination"
        value={wish.destination}
        options={[anywhere, ...destinations.map(({ slug, name }) => ({ value: slug, label: name }))]}
        onChange={(destination) => set({ destination })}
      />
      <Select
        label="How long"
        name="days"
        value={wish.days}
        options={days}
        onChange={(value) => set({ days: value })}
      />
      <TripWish wish={wish} onChange={set} />
      <Button type="submit" className="whitespace-nowrap max-sm:px-3">
        See safaris
      </Button>
    </form>
  );
}
