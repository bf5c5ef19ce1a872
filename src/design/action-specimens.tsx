import { Binoculars, MessageCircle } from 'lucide-react';
import { DesignSection, Specimen, SpecimenRow } from '#src/design/specimen.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonAnchor, ButtonLink } from '#ui/button-link.tsx';
import type { ButtonLook } from '#ui/button-look.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { TextLink } from '#ui/text-link.tsx';

const variants = ['primary', 'secondary', 'quiet', 'onDark'] as const satisfies readonly ButtonLook['variant'][];
const sizes = ['regular', 'small'] as const satisfies readonly ButtonLook['size'][];

/** What one presses or follows. */
export function ActionSpecimens() {
  return (
    <DesignSection id="actions" title="Buttons and links">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}: regular, small, disabled, with an icon`}>
          <div
            className={`flex flex-wrap items-center gap-3 ${variant === 'onDark' ? 'rounded-panel bg-footer p-6' : ''}`}
          >
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Ask about dates
              </Button>
            ))}
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size} disabled>
                Loading...
              </Button>
            ))}
            <Button variant={variant}>
              <MessageCircle aria-hidden="true" size={18} />
              Ask on WhatsApp
            </Button>
          </div>
        </Specimen>
      ))}
      <SpecimenRow>
        <Specimen name="ButtonLink, ButtonAnchor">
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/tours">All tours</ButtonLink>
            <ButtonAnchor variant="quiet" href="tel:+254700000000">
              Call us
            </ButtonAnchor>
          </div>
        </Specimen>
        <Specimen name="TextLink">
          <TextLink to="/tours">All tours</TextLink>
        </Specimen>
        <Specimen name="IconButton, expanded or not">
          <IconButton label="Look around" onClick={() => {}}>
            <Binoculars aria-hidden="true" size={20} />
          </IconButton>
          <IconButton label="Look around, expanded" expanded onClick={() => {}} className="bg-sand">
            <Binoculars aria-hidden="true" size={20} />
          </IconButton>
        </Specimen>
      </SpecimenRow>
    </DesignSection>
  );
}
