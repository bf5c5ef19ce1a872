import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { operator, whatsAppHref } from '#platform/operator.ts';

const item = 'inline-flex min-h-11 items-center gap-2 hover:underline underline-offset-4 md:min-h-9';

/** How to reach the operator, above everything; on a phone only the two quickest ways (spec §2). */
export function TopBar() {
  return (
    <section aria-label="Reach us" className="bg-footer text-label text-on-footer print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6">
        <div className="flex flex-1 items-center justify-between gap-x-6 md:flex-none md:justify-start">
          <a href={operator.phoneHref} className={item}>
            <Phone aria-hidden="true" size={15} />
            {operator.phone}
          </a>
          <a href={operator.emailHref} className={`${item} max-md:hidden`}>
            <Mail aria-hidden="true" size={15} />
            {operator.email}
          </a>
          <a href={whatsAppHref()} className={`${item} md:hidden`}>
            <MessageCircle aria-hidden="true" size={15} />
            WhatsApp Us
          </a>
        </div>
        <div className="flex items-center gap-x-6 max-md:hidden">
          <span className="inline-flex items-center gap-2 max-lg:hidden">
            <Clock aria-hidden="true" size={15} />
            {operator.openingHours}
          </span>
          <span className="inline-flex items-center gap-2 max-lg:hidden">
            <MapPin aria-hidden="true" size={15} />
            {operator.location}
          </span>
          <a href={whatsAppHref()} className={item}>
            <MessageCircle aria-hidden="true" size={15} />
            WhatsApp Us
          </a>
        </div>
      </div>
    </section>
  );
}
