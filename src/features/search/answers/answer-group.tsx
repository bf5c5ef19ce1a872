import type { AnswerDocument } from '#contract/search/search-answers.ts';
import { answerAddress, kindName } from '#features/search/answers/answer-words.ts';
import { NeedsNetwork } from '#features/search/hits/needs-network.tsx';
import { CardLink } from '#ui/card-link.tsx';

/** What answers a question, below the collections: questions, articles and activities. */
export function AnswerGroup({ answers }: { answers: readonly AnswerDocument[] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="found-answers">
      <h2 id="found-answers" className="border-line-strong border-b pb-2 text-title-2 leading-tight">
        Answers
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {answers.map((answer) => (
          <li key={answer.id} className="group relative">
            <p className="text-label text-muted">{kindName(answer.kind)}</p>
            <h3 className="mt-1 text-[1.1875rem] leading-[1.2] sm:text-[1.3125rem]">
              <CardLink {...answerAddress(answer)}>{answer.title}</CardLink>
            </h3>
            <NeedsNetwork to={answerAddress(answer).to} className="mt-1" />
            <p className="mt-1.5 line-clamp-2 text-[0.9375rem] leading-normal">{answer.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
