import { AboutChapter, AboutPart } from '#features/about/about-chapter.tsx';
import { CheckList } from '#ui/check-list.tsx';

const withAnimals = [
  'Keep the distance the park sets, engine off, voices low.',
  'Leave the track only where that is allowed. In the Maasai Mara reserve it is not.',
  'If a cheetah already has five cars around it, ours waits further off or goes elsewhere.',
  'No feeding, no calling, no drones.',
];

const withPeople = [
  'Village visits go to places that asked for them, at a price agreed before you arrive.',
  'A photograph of a person is asked for first, and a no is a no.',
  'Conservancies lease their land from the families who own it. Their fee stands on its own line, so you see what reaches the land.',
];

const withWaste = [
  'Drinking water comes from a large container in the car. Bring a bottle; single-use plastic is not allowed in protected areas.',
  'Two nights in one place before a third park. It means fewer hours of driving and fewer litres of diesel.',
  'Where a train or a road does as well as an aeroplane, the draft shows both, with hours and price.',
];

export function AboutResponsibleTravel() {
  return (
    <AboutChapter id="responsible-travel" title="Responsible travel">
      <p>
        We make no claim that a long flight can be cancelled out. These are the things a traveller and a guide decide on
        the day, and they are written into the briefing of each trip.
      </p>
      <AboutPart title="Around animals">
        <CheckList items={withAnimals} />
      </AboutPart>
      <AboutPart title="Among people">
        <CheckList items={withPeople} />
      </AboutPart>
      <AboutPart title="Water, waste and fuel">
        <CheckList items={withWaste} />
      </AboutPart>
    </AboutChapter>
  );
}
