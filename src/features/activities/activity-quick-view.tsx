import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import type { ActivityDifficulty, ActivitySummary, ActivityType } from '#contract/records/activities.ts';
import { formatUsd } from '#contract/words/money.ts';
import { activityQuery } from '#features/activities/activity.queries.ts';
import { ActivityGallery, activityPictures } from '#features/activities/activity-gallery.tsx';
import { ActivityTiles, ActivityWhatToExpect, ShortList } from '#features/activities/activity-quick-view-facts.tsx';
import { ActivityWhereabouts, WeatherBadge } from '#features/activities/activity-whereabouts.tsx';
import { difficultyName, typeName } from '#features/activities/activity-words.ts';
import { track } from '#platform/analytics/track.ts';
import { noticeOf } from '#platform/api/error-catalogue.ts';
import { activityModalId } from '#shell/modals/modal-ids.ts';
import { closeModal } from '#shell/modals/modal-stack.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** What its buttons do, besides closing it. */
export interface QuickViewHandlers {
  /** Without it there is no Quick Book. */
  onQuickBook?: ((activity: ActivitySummary) => void) | undefined;
}

interface ActivityQuickViewProps extends QuickViewHandlers {
  slug: string;
  /** What the card already knows; shown at once. */
  summary?: ActivitySummary | undefined;
}

const close = () => closeModal(activityModalId);

/** An activity at a glance (B-50). It asks for the whole record, so that "View Full Details" opens without a wait. */
export function ActivityQuickView({ slug, summary, onQuickBook }: ActivityQuickViewProps) {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(activityQuery(slug));
  const activity = data ?? summary;

  useEffect(() => track({ name: 'ViewContent', kind: 'activities', id: slug }), [slug]);

  if (activity === undefined) {
    if (error === null) return <ActivityQuickViewSkeleton />;
    return (
      <div className="grid justify-items-end gap-2 p-4">
        <CloseButton />
        <ErrorPanel heading="h2" notice={noticeOf(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      </div>
    );
  }

  const showDetails = () => void navigate({ to: '/activity/$activitySlug', params: { activitySlug: slug } });
  const thenClose = (handle: (activity: ActivitySummary) => void) => () => {
    handle(activity);
    close();
  };

  return (
    <article className="grid min-h-full grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-1">
      <div className="aspect-[16/10] sm:aspect-[13/5] sm:max-lg:has-[.photograph]:aspect-[2/1] lg:sticky lg:top-0 lg:aspect-auto lg:h-full lg:max-h-[calc(100dvh-3rem)]">
        <ActivityGallery pictures={activityPictures(activity)} modalId={activityModalId} />
      </div>
      <div className="absolute top-2 right-2 z-10">
        <CloseButton />
      </div>
      <div className="flex min-w-0 flex-col">
        <ActivityQuickViewBody activity={activity} />
        <div className="sticky bottom-0 mt-auto flex flex-wrap gap-2.5 border-line border-t bg-surface px-5 py-3.5 max-sm:*:flex-auto max-sm:*:whitespace-nowrap max-sm:*:px-3 max-sm:*:text-label sm:px-7 sm:py-4">
          {onQuickBook && (
            <Button size="small" onClick={thenClose(onQuickBook)}>
              Quick Book
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={thenClose(showDetails)}>
            View Full Details
          </Button>
          <Button size="small" variant="quiet" onClick={close}>
            Close
          </Button>
        </div>
      </div>
    </article>
  );
}

function CloseButton() {
  return (
    <IconButton label="Close the quick view" onClick={close} className="bg-surface">
      <X aria-hidden="true" size={22} />
    </IconButton>
  );
}

/** How many inclusions are named before "& more" (B-52). */
const inclusionsShown = 2;

/** What the quick view shows, from the badges to the price (B-50). */
function ActivityQuickViewBody({ activity }: { activity: ActivitySummary }) {
  const { name, description, type, difficulty, weatherDependency } = activity;
  return (
    <div className="grid gap-5 px-5 pt-6 pb-6 sm:px-7">
      <header>
        <div className="flex flex-wrap gap-2 pr-12">
          {weatherDependency && <WeatherBadge />}
          <Badge tone={typeTone(type)}>{typeName(type)}</Badge>
          <Badge tone={difficultyTone(difficulty)}>{difficultyName(difficulty)}</Badge>
        </div>
        <h2 className="mt-3 text-title-2 leading-[1.05] tracking-[-0.012em]">{name}</h2>
        <ActivityWhereabouts activity={activity} />
      </header>
      <ActivityTiles activity={activity} />
      {description && <p className="line-clamp-3">{description}</p>}
      <ActivityWhatToExpect activity={activity} />
      <PriceBox activity={activity} />
    </div>
  );
}

function PriceBox({ activity: { pricing } }: { activity: ActivitySummary }) {
  const { basePrice, inclusions } = pricing;
  return (
    <section aria-label="Price" className="rounded-card border border-line-strong/60 px-5 py-4">
      <p className="text-label text-muted">Price per person</p>
      <p className="figures leading-tight">
        <span className="font-display font-semibold text-[2rem]">{formatUsd(basePrice)}</span>
        <span className="text-muted">/person</span>
      </p>
      {inclusions.length > 0 && (
        <div className="mt-1.5 text-[0.96875rem] leading-normal">
          <p className="sr-only">Included:</p>
          <ShortList items={inclusions} most={inclusionsShown} />
        </div>
      )}
    </section>
  );
}

const bar = 'rounded-full bg-sand motion-safe:animate-pulse';

/** The quick view's shape, until there is something to say. */
function ActivityQuickViewSkeleton() {
  return (
    <div className="grid lg:min-h-full lg:grid-cols-2">
      <div className="flex h-[min(34svh,22rem)] sm:h-[min(42svh,22rem)] items-center justify-center bg-sand lg:h-full">
        <Spinner />
      </div>
      <div aria-hidden="true" className="grid content-start gap-5 px-5 py-8 sm:px-7">
        <div className={`${bar} h-6 w-1/2`} />
        <div className={`${bar} h-10 w-5/6`} />
        <div className={`${bar} h-5 w-2/3`} />
        <div className="grid grid-cols-2 gap-2.5">
          <div className={`${bar} h-18 rounded-field`} />
          <div className={`${bar} h-18 rounded-field`} />
        </div>
        <div className={`${bar} h-24 rounded-card`} />
      </div>
    </div>
  );
}

const types = {
  adventure: 'accent',
  cultural: 'dusk',
  wildlife: 'primary',
  scenic: 'lagoon',
} satisfies Record<ActivityType, BadgeTone>;

const difficulties = {
  easy: 'success',
  moderate: 'sand',
  challenging: 'warning',
  extreme: 'danger',
} satisfies Record<ActivityDifficulty, BadgeTone>;

/** An activity without a type, or of one nobody here knows, looks like an adventure (B-51). */
function typeTone(type: ActivitySummary['type']): BadgeTone {
  return toneOf(types, type) ?? types.adventure;
}

/** An activity without a difficulty, or of one nobody here knows, looks moderate (B-51). */
function difficultyTone(difficulty: ActivitySummary['difficulty']): BadgeTone {
  return toneOf(difficulties, difficulty) ?? difficulties.moderate;
}

function toneOf(tones: Readonly<Record<string, BadgeTone>>, word = ''): BadgeTone | undefined {
  return tones[word];
}
