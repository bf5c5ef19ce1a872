import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import type { ActivitySummary } from '#contract/records/activities.ts';
import { openActivityQuickView, prepareActivityQuickView } from '#features/activities/open-activity-quick-view.tsx';

const variants = {
  /** Over a picture, in either theme. */
  onPicture: 'bg-[#fffdf8] text-[#23201a] hover:bg-[#f3e8d3]',
  onPaper: 'border border-line-strong hover:bg-sand',
};

interface QuickViewButtonProps {
  activity: ActivitySummary;
  variant?: keyof typeof variants;
  /** What Quick Book does where there is something better to do than to write to us. */
  onQuickBook?: (() => void) | undefined;
}

/** Opens an activity's quick view from its card; its Quick Book leads to the contact form, about this activity, unless told otherwise. */
export function QuickViewButton({ activity, variant = 'onPicture', onQuickBook }: QuickViewButtonProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { slug, name } = activity;
  const prepare = () => prepareActivityQuickView(queryClient, slug);

  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Quick view: ${name}`}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) =>
        openActivityQuickView({
          slug,
          name,
          summary: activity,
          opener: currentTarget,
          onQuickBook:
            onQuickBook ?? (() => void navigate({ to: '/contact', search: { topic: 'custom', activity: slug } })),
        })
      }
      className={`relative inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 before:absolute before:-inset-1 font-semibold text-[0.8125rem] transition-colors print:hidden ${variants[variant]}`}
    >
      <Eye aria-hidden="true" size={16} />
      Quick view
    </button>
  );
}
