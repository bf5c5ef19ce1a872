import type { BotCheckAction } from '#contract/bot-check.ts';
import type { BotCheckEvents } from '#shell/bot-check/bot-check-state.ts';

/** What every provider's widget is given. It makes one attempt; another attempt is another widget. */
export interface BotCheckWidgetProps {
  action: BotCheckAction;
  events: BotCheckEvents;
}
