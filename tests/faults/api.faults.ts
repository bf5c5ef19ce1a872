import { test } from '#tests/e2e/site-test.ts';
import { type ApiFault, apiFaults } from '#tests/faults/api-faults.ts';
import { runTrials } from '#tests/faults/fault-trials.ts';
import { type FaultedRoute, faultedRoutes } from '#tests/faults/faulted-routes.ts';
import { beginVisit, forgetAnswers, meetFault } from '#tests/faults/faulty-visit.ts';
import { pairsOf } from '#tests/faults/sample.ts';

function fits({ kind, isAskedOnce }: FaultedRoute, { isForLists, isPassing }: ApiFault): boolean {
  return (kind === 'list' || isForLists !== true) && !(isAskedOnce === true && isPassing === true);
}

const pairs = pairsOf(faultedRoutes, apiFaults, fits);

// Pages change without a transition, or the long version would spend half its time in them.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { place: route, faults } of pairs) {
  test(`${route.address} tells what failed in the API, and recovers without losing what was typed (B-76)`, async ({
    context,
  }) => {
    test.setTimeout(60_000 + faults.length * 20_000);
    const visit = await beginVisit(context, route.from);
    await runTrials(
      faults.map((fault, index) => ({
        kind: `API: ${fault.name}`,
        name: `${route.address}, ${fault.name}`,
        run: async (isAfterFailure) => {
          if (index > 0) await forgetAnswers(visit, route, isAfterFailure);
          // A reload is the dearest way out, and the same for every fault: one for each page.
          return meetFault(visit, route, fault, index === 0 ? 'own button' : 'back and again');
        },
      })),
    );
  });
}
