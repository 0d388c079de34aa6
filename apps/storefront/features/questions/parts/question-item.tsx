import { formatDay } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { Translate } from "../../../platform/words/use-words.ts";
import type { Question } from "../data/question-documents.ts";

export type QuestionItemProps = {
  readonly question: Question;
  /** The page's. */
  readonly language: Language;
  readonly words: Translate<"questions">;
};

/**
 * A question with its answer, rendered on the server and in the browser alike, in its own language.
 */
export function QuestionItem({ question, language, words }: QuestionItemProps) {
  const { text, answer, askedAt } = question;
  const author = question.author ?? words("somebody");
  return (
    <li className="border-line border-t py-5" data-question={question.questionCode}>
      <h3 className="max-w-prose whitespace-pre-line break-words font-bold text-base" lang={question.language}>
        {text}
      </h3>
      <p className="figures mt-1 flex flex-wrap gap-x-3 text-quiet text-sm">
        <span>{words("asked", { author, day: formatDay(new Date(askedAt)) })}</span>
        {question.language === language ? null : (
          <span>{words("otherLanguage", { language: question.language.slice(0, 2) })}</span>
        )}
      </p>
      <div className="mt-3 max-w-prose rounded-md bg-tint p-3 text-sm">
        <p className="font-bold">{words("answer")}</p>
        <p className="mt-0.5 whitespace-pre-line break-words" lang={question.language}>
          {answer}
        </p>
      </div>
    </li>
  );
}
