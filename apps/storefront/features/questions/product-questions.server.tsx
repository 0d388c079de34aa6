import type { Language } from "@gelora/locale/language.ts";
import { Button } from "@gelora/ui/button.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import type { Translate } from "../../platform/words/use-words.ts";
import { serverWords } from "../../platform/words/words.server.ts";
import type { Question } from "./data/question-documents.ts";
import { QuestionItem } from "./parts/question-item.tsx";

/** HTML of our own: the heading with the way to ask, and the first questions. */
export type QuestionsHtml = { readonly top: string; readonly list: string };

/**
 * What has been asked about a product as HTML, so that the page needs no script for it. The rest
 * loads when it is asked for (`QuestionsPlace` hears `data-questions`).
 * @param total how many there are
 */
export function questionsHtml(questions: readonly Question[], total: number, language: Language): QuestionsHtml {
  const words = serverWords("questions", language);
  return {
    top: renderToStaticMarkup(<Top isEmpty={total === 0} words={words} />),
    list:
      total === 0
        ? ""
        : renderToStaticMarkup(<First questions={questions} total={total} language={language} words={words} />),
  };
}

function Top({ isEmpty, words }: { readonly isEmpty: boolean; readonly words: Translate<"questions"> }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <h2 className="text-2xl">{words("title")}</h2>
        {isEmpty ? <p className="mt-1 text-quiet">{words("noneText")}</p> : null}
      </div>
      <Button look="outline" data-questions="ask">
        {words("ask")}
      </Button>
    </div>
  );
}

type FirstProps = {
  readonly questions: readonly Question[];
  readonly total: number;
  readonly language: Language;
  readonly words: Translate<"questions">;
};

function First({ questions, total, language, words }: FirstProps) {
  return (
    <>
      <ul className="mt-6">
        {questions.map((question) => (
          <QuestionItem key={question.questionCode} question={question} language={language} words={words} />
        ))}
      </ul>
      {total <= questions.length ? null : (
        <Button look="outline" data-questions="all">
          {words("showAll", { count: total })}
        </Button>
      )}
    </>
  );
}
