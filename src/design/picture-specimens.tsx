import { dayPicture, plainSlowPicture, sampleMap, samplePicture, slowPicture } from '#src/design/samples.ts';
import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { cardLinkClass } from '#ui/card-link.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { ListGrid } from '#ui/list-grid.tsx';
import { MapFigure } from '#ui/map-figure.tsx';
import { PagePlateImage } from '#ui/page-plate.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

const title = (
  <a href="#pictures" className={cardLinkClass}>
    The river crossing
  </a>
);

/** Plates, cards and maps. */
export function PictureSpecimens() {
  return (
    <DesignSection id="pictures" title="Cards and pictures">
      <Specimen name="CardGrid of Card: everything, a picture and a title, without a link">
        <CardGrid>
          <Card
            picture={samplePicture}
            title={title}
            badge={
              <>
                <Badge tone="sun">MOST POPULAR</Badge>
                <Badge tone="paper">7 days</Badge>
              </>
            }
            text="Two camps on the Mara, timed for the wildebeest"
            facts="7 nights · Mara"
            aside={<span className="figures font-bold text-ink">$7,920</span>}
          />
          <Card picture={dayPicture} title={title} />
          <Card picture={samplePicture} title="An example" text="Its title leads nowhere." />
        </CardGrid>
      </Specimen>
      <Specimen name="CardStrip: passed sideways below a desktop's width">
        <CardStrip>
          <Card picture={samplePicture} title={title} />
          <Card picture={dayPicture} title={title} />
          <Card picture={samplePicture} title="An example" />
        </CardStrip>
      </Specimen>
      <Specimen name="ListGrid: rows on a phone">
        <ListGrid>
          <Card picture={samplePicture} title={title} text="Two camps on the Mara, timed for the wildebeest" />
          <Card picture={dayPicture} title={title} />
          <Card picture={samplePicture} title="An example" />
        </ListGrid>
      </Specimen>
      <SpecimenRow>
        <Specimen name="Card, portrait">
          <Card picture={samplePicture} title={title} shape="portrait" />
        </Specimen>
        <Specimen name="Card, tall">
          <Card picture={samplePicture} title={title} shape="tall" />
        </Specimen>
        <Specimen name="PlateImage, with a picture for each theme and with one for both">
          <div className="grid gap-3">
            <PlateImage picture={samplePicture} className="h-40 w-full rounded-card" />
            <PlateImage picture={dayPicture} className="h-40 w-full rounded-card" />
          </div>
        </Specimen>
      </SpecimenRow>
      <SpecimenRow>
        <Specimen name="PlateImage that is slow, with a preview and without">
          <div className="grid gap-3">
            <PlateImage picture={slowPicture} className="h-40 w-full rounded-card" />
            <PlateImage picture={plainSlowPicture} className="h-40 w-full rounded-card" />
          </div>
        </Specimen>
        <Specimen name="PlateImage that cannot be had">
          <PlateImage
            picture={{ ...dayPicture, src: '/nowhere.webp', category: 'room' }}
            className="h-40 w-full rounded-card"
          />
        </Specimen>
      </SpecimenRow>
      <Specimen name="PagePlateImage">
        <PagePlateImage picture={dayPicture} className="h-56 w-full rounded-plate" />
      </Specimen>
      <SpecimenRow>
        <Specimen name="MapFigure of a route">
          <MapFigure map={sampleMap} />
        </Specimen>
        <Specimen name="MapFigure with links and a caption">
          <MapFigure
            map={sampleMap}
            caption="1.292° S, 36.822° E"
            renderDot={() => <span className="-translate-1/2 absolute size-2 rounded-full bg-accent" />}
            renderLink={(_point, className, children) => (
              <a href="#pictures" className={className}>
                {children}
              </a>
            )}
          />
        </Specimen>
      </SpecimenRow>
    </DesignSection>
  );
}
