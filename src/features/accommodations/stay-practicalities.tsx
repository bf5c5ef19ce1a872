import { Baby, Fence, Plug, Route as RouteIcon, ShowerHead, Wifi } from 'lucide-react';
import type { Accommodation } from '#contract/details.ts';

/** What brochures leave out: the socket, the signal, the water, the fence, the road. */
export function StayPracticalities({ stay }: { stay: Accommodation }) {
  const facts = [
    { icon: RouteIcon, label: 'Getting there', text: stay.gettingThere },
    { icon: Plug, label: 'Power', text: stay.power },
    { icon: Wifi, label: 'Wifi', text: stay.wifi },
    { icon: ShowerHead, label: 'Hot water', text: stay.hotWater },
    {
      icon: Fence,
      label: 'Fence',
      text: stay.fenced ? 'The grounds are fenced.' : 'No fence: wild animals can walk through.',
    },
    { icon: Baby, label: 'Children', text: stay.childPolicy },
  ];
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {facts.map(({ icon: Icon, label, text }) => (
        <div key={label} className="border-line border-t py-5">
          <dt className="flex items-center gap-2.5 font-semibold">
            <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="text-primary" />
            {label}
          </dt>
          <dd className="mt-1.5 text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
