import { AboutChapter, AboutPart } from '#features/about/about-chapter.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { type Fact, FactList } from '#ui/fact-list.tsx';

const landCruiser: readonly Fact[] = [
  { label: 'Seats', value: 'Six, each at a window' },
  { label: 'Roof', value: 'Pops up, to stand and look out' },
  { label: 'Radio', value: 'In every vehicle' },
  { label: 'Fridge', value: 'Water and lunch stay cold' },
  { label: 'Charging', value: 'Phones and camera batteries' },
  { label: 'Spare wheels', value: 'Two' },
];

const guideDuties = [
  'Driving and guiding: on a private trip one person does both, from the first morning to the last.',
  "Reading your party's notes before the first day: diet, medicines, who gets carsick, who photographs.",
  'Knowing the rules of each park, and keeping to them when a sighting is just off the track.',
  'Turning back when a river, a road or a light says so.',
];

export function AboutGuidesAndVehicles() {
  return (
    <AboutChapter id="guides-and-vehicles" title="Guides and vehicles">
      <AboutPart title="The Land Cruiser">
        <p>
          Private trips run in Land Cruisers with a pop-up roof. Nobody sits in the middle: the car takes six because it
          has six window seats. A first-aid kit, binoculars and a cool box travel in each.
        </p>
      </AboutPart>
      <FactList facts={landCruiser} />
      <AboutPart title="The other vehicles">
        <p>
          Shared budget trips use four-wheel-drive vans with a pop-up roof, and the tour page says so. On fly-in trips
          you ride in the camp's own open vehicles with the camp's guides. The step into a Land Cruiser is about 50 cm
          high.
        </p>
      </AboutPart>
      <AboutPart title="What a guide does">
        <CheckList items={guideDuties} />
        <p className="text-muted">
          There are no portraits here, because a demonstration employs nobody. A real confirmation would name your guide
          and the languages they speak.
        </p>
      </AboutPart>
    </AboutChapter>
  );
}
