import { AboutChapter, AboutPart } from '#features/about/about-chapter.tsx';
import { operator } from '#platform/operator.ts';

const habits = [
  {
    title: 'Hours before kilometres',
    text: 'Every drive is shown with the hours it usually takes and the hours it takes on a bad day. From the Mara to Amboseli is about nine with stops, so we would rather say so than print it as a transfer.',
  },
  {
    title: 'A price with its lines',
    text: 'The sum of the trip, tax of 12 per cent and one fee of 50 dollars stand below each other and add up. A park fee carries its season, its source and the day it was checked.',
  },
  {
    title: 'A plain no',
    text: "Each tour says who should not book it. If a month, a child's age or a knee makes a plan a poor one, the answer is no, with something that would work instead.",
  },
];

export function AboutStory() {
  return (
    <AboutChapter id="story" title="What this is">
      <p className="font-display font-medium text-lead leading-snug">
        {`${operator.name} is a demonstration. The company, its camps and its departures are invented, so that this website has something to show. No trip here can be bought: please send no money.`}
      </p>
      <p>
        What surrounds them is real. The parks, roads, seasons, entry rules and fees are those of Kenya, Tanzania,
        Uganda and Rwanda, and a figure that can change carries the day it was checked. The forms work too, and the
        privacy policy describes what they do with what you write.
      </p>
      <p>
        The name is a tree: the umbrella thorn, <i>Vachellia tortilis</i>, flat on top and wide, the shade under which
        drivers stop for lunch. The operator it stands for is a planning desk in Nairobi with a yard of six-seat Land
        Cruisers, and it would have three habits.
      </p>
      <div className="grid gap-8 sm:grid-cols-3 sm:gap-6">
        {habits.map(({ title, text }) => (
          <div key={title} className="border-accent border-t-2 pt-4">
            <AboutPart title={title}>
              <p className="text-[0.96875rem] text-muted">{text}</p>
            </AboutPart>
          </div>
        ))}
      </div>
    </AboutChapter>
  );
}
