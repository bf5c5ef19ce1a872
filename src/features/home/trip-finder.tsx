import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { DestinationSummary } from '#contract/destinations.ts';
import { monthNames, monthSlugs } from '#contract/seasons.ts';
import { readTourSearch } from '#features/tours/tour-search.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

const anywhere = { value: '', label: 'Anywhere' };
const anyMonth = { value: '', label: 'Any month' };

const days = [
  { value: '', label: 'Any length' },
  { value: '1', label: '1 day' },
  { value: '2-3', label: '2 to 3 days' },
  { value: '4-6', label: '4 to 6 days' },
  { value: '7-plus', label: '7 days or more' },
];

const budgets = [
  { value: '', label: 'Any budget' },
  { value: 'under-500', label: 'Under $500' },
  { value: '500-1000', label: '$500 to $1,000' },
  { value: '1000-2000', label: '$1,000 to $2,000' },
  { value: 'over-2000', label: 'Over $2,000' },
];

const nothingChosen = { destination: '', month: '', days: '', budget: '' };

/** Four questions that open the tours list filtered. Without script the form opens the same address. */
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
      className="raised-shadow grid gap-4 rounded-panel bg-surface p-5 sm:grid-cols-2 sm:p-6 lg:grid-cols-[1.3fr_1fr_1fr_1fr_auto] lg:items-end"
    >
      <Select
        label="Where"
        name="destination"
        value={wish.destination}
        options={[anywhere, ...destinations.map(({ slug, name }) => ({ value: slug, label: name }))]}
        onChange={(destination) => set({ destination })}
      />
      <Select
        label="When"
        name="month"
        value={wish.month}
        options={[anyMonth, ...monthSlugs.map((value, index) => ({ value, label: monthNames[index] ?? value }))]}
        onChange={(month) => set({ month })}
      />
      <Select
        label="How long"
        name="days"
        value={wish.days}
        options={days}
        onChange={(value) => set({ days: value })}
      />
      <Select
        label="Budget, a person"
        name="budget"
        value={wish.budget}
        options={budgets}
        onChange={(budget) => set({ budget })}
      />
      <Button type="submit" className="sm:max-lg:col-span-2">
        See safaris
      </Button>
    </form>
  );
}
