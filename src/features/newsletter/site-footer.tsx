import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { PagePart } from '#shell/error-boundary/page-part.tsx';
import { Footer } from '#shell/layout/footer.tsx';

/** The footer with the form that stands in it. */
export function SiteFooter() {
  return (
    <Footer
      newsletter={
        <PagePart name="newsletter">
          <NewsletterForm />
        </PagePart>
      }
    />
  );
}
