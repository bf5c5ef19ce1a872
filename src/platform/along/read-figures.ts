import { type AlongFigures, figuresAddress } from '#platform/along/along-figures.ts';

/** The figures of the build that is served now. Throws where they are not to be had. */
export async function readFigures(signal?: AbortSignal): Promise<AlongFigures> {
  const answer = await fetch(figuresAddress, { cache: 'no-cache', signal: signal ?? AbortSignal.timeout(15_000) });
  if (!answer.ok) throw new Error(`${figuresAddress} answers ${answer.status}.`);
  const figures = (await answer.json()) as Partial<AlongFigures>;
  if (!figures.pages || !figures.pictures) throw new Error(`${figuresAddress} has no figures.`);
  return { content: '', ...figures } as AlongFigures;
}
