import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { operator, whatsAppHref } from '#platform/operator.ts';

const item = 'inline-flex min-h-11 items-center gap-2 hover:underline underline-offset-4 md:min-h-9';
const fact = 'inline-flex items-center gap-2';

/**
 * How to reach the operator, above everything: on a phone the two quickest ways, from a tablet on the address of mails, the
 * hours and the place as well, in a second line where one is too narrow (B-18).
 */
export function TopBar() {
  return (
    <section aria-label="Reach us" className="top-bar relative bg-footer text-label text-on-footer print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-2 sm:gap-x-6">
        <a href={operator.phoneHref} className={item}>
          <Phone aria-hidden="true" size={15} />
          {operator.phone}
        </a>
        <a href={operator.emailHref} className={`${item} max-sm:hidden min-[60rem]:mr-auto`}>
          <Mail aria-hidden="true" size={15} />
          {operator.email}
        </a>
        <a href={whatsAppHref()} className={`${item} min-[60rem]:order-last`}>
          <MessageCircle aria-hidden="true" size={15} />
          WhatsApp Us
        </a>
        <div className="flex flex-wrap items-center gap-x-6 max-sm:hidden max-[60rem]:w-full max-[60rem]:justify-between max-[60rem]:pb-2">
          <span className={fact}>
            <Clock aria-hidden="true" size={15} />
            {operator.openingHours}
          </span>
          <span className={fact}>
            <MapPin aria-hidden="true" size={15} />
            {operator.location}
          </span>
        </div>
      </div>
    </section>
  );
}
