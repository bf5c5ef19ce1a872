import { ReactQueryDevtools } from '@tanstack/react-query-devtools/production';
import { TanStackRouterDevtoolsInProd } from '@tanstack/react-router-devtools';
import { mendLanguage } from '#shell/devtools/mend-language.ts';

mendLanguage();

export function DevtoolsPanels() {
  return (
    <>
      <ReactQueryDevtools buttonPosition="bottom-right" />
      <TanStackRouterDevtoolsInProd position="bottom-left" />
    </>
  );
}
