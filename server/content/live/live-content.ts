import type { ContentProblem } from '#contract/desk/content.ts';
import type { ProsePreview } from '#contract/desk/content-form.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { FileChanges } from '#server/content/files/content-files.ts';

/** The content as the site shows it, which follows its folder. */
export interface LiveContent {
  /** What the site shows now. To be asked anew by every request, and once by each. */
  catalogue(): Catalogue;
  /** Makes ready what checks changes, for somebody who may be about to make one. */
  prepare(): void;
  /** What would be wrong with the whole catalogue after these changes, which are not made. Worked out in another thread. */
  check(changes: FileChanges): Promise<readonly ContentProblem[]>;
  /** A text as a page would show it. Worked out in another thread. */
  prose(text: string): Promise<ProsePreview>;
  /** Reads the folder now, without waiting to notice that it changed; done when what it holds is live, or was refused. */
  refresh(): Promise<void>;
  state(): LiveContentState;
}

export interface LiveContentState {
  /** Of what is shown. */
  version: string;
  /** Since when it is shown. */
  since: Date;
  /** Pages that are still to be rendered again. */
  pagesWaiting: number;
  /** Whether the operator's own words have changed, which are built into the site: they are shown after the next build. */
  needsBuild: boolean;
  /** Why what the folder holds is not shown; nothing while it is. */
  problems: readonly ContentProblem[];
}
