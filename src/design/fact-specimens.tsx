import { useState } from 'react';
import { sampleMonths } from '#src/design/samples.ts';
import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { FoldOnPhone } from '#ui/fold-on-phone.tsx';
import { FoldedNote } from '#ui/folded-note.tsx';
import { MonthSlider } from '#ui/month-slider.tsx';
import { NoteList } from '#ui/note-list.tsx';
import { PhoneBar } from '#ui/phone-bar.tsx';
import { PriceAtAGlance } from '#ui/price-at-a-glance.tsx';
import { RouteWords } from '#ui/route-words.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';
import { SeasonMark } from '#ui/season-mark.tsx';
import { travelModes } from '#ui/travel-modes.ts';

const tones = [
  'paper',
  'sun',
  'sand',
  'primary',
  'accent',
  'lagoon',
  'dusk',
  'success',
  'warning',
  'danger',
] as const satisfies readonly BadgeTone[];

/** Facts at a glance. */
export function FactSpecimens() {
  return (
    <DesignSection id="facts" title="Badges, facts and lists">
      <Specimen name={`Badge: ${tones.join(', ')}`}>
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen name="FoldedNote">
        <FoldedNote about="What this price is for" note="Each of two who share a room, on any day of the season." />
      </Specimen>
      <Specimen name="PriceAtAGlance">
        <div className="flex flex-wrap items-end gap-10">
          <PriceAtAGlance sum="$2,544" unit="each, all in" when="May" />
          <PriceAtAGlance sum="$2,544" unit="each, all in" when="May" isLarge />
        </div>
      </Specimen>
      <Specimen name="PhoneBar, which a desktop does without">
        {/* What is fixed stays in here. */}
        <div className="relative h-24 transform-gpu overflow-hidden">
          <PhoneBar label="A trip at a glance">
            <PriceAtAGlance sum="$2,544" unit="each, all in" when="May" />
          </PhoneBar>
        </div>
      </Specimen>
      <Specimen name="RouteWords">
        <RouteWords stops={['Nairobi', 'Samburu', 'Maasai Mara']} />
      </Specimen>
      <Specimen name="FactList">
        <FactList
          facts={[
            { label: 'Length', value: '9 nights' },
            { label: 'Best months', value: 'Jun to Oct' },
            undefined,
            { label: 'Pace', value: 'Unhurried' },
            { label: 'Ages', value: '8 and up' },
          ]}
        />
      </Specimen>
      <Specimen name="NoteList">
        <NoteList
          notes={[
            { label: 'Vehicle', text: '4x4 safari van, 7 window seats' },
            { label: 'Leaves', text: 'Any day' },
          ]}
        />
      </Specimen>
      <SpecimenRow>
        {(['yes', 'no', 'plain'] as const).map((mark) => (
          <Specimen key={mark} name={`CheckList, ${mark}`}>
            <CheckList
              mark={mark}
              items={['Park fees', 'All meals on safari, and a line that needs two lines to be said']}
            />
          </Specimen>
        ))}
      </SpecimenRow>
      <Specimen name="SeasonChart">
        <SeasonChart months={sampleMonths} />
      </Specimen>
      <Specimen name="MonthSlider, and SeasonMark from best to avoid">
        <MonthSpecimen />
      </Specimen>
      <Specimen name="FoldOnPhone">
        <FoldOnPhone summary="Read on">What a phone folds away.</FoldOnPhone>
      </Specimen>
      <Specimen name="Travel modes">
        <ul className="flex flex-wrap gap-6">
          {Object.entries(travelModes).map(([mode, { icon: Icon, words }]) => (
            <li key={mode} className="flex items-center gap-2">
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
              {words}
            </li>
          ))}
        </ul>
      </Specimen>
    </DesignSection>
  );
}

function MonthSpecimen() {
  const [month, setMonth] = useState(7);
  return (
    <div className="grid max-w-72 gap-4">
      <MonthSlider label="Month" month={month} onMonth={setMonth} />
      <span className="flex gap-3">
        {[3, 2, 1, 0].map((rating) => (
          <SeasonMark key={rating} rating={rating} />
        ))}
      </span>
    </div>
  );
}
