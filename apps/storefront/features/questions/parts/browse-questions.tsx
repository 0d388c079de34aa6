import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { useEffect, useRef, useState } from "react";
import { ReadFailedNote } from "../../../platform/gateway/read-failed-note.tsx";
import { usePage } from "../../../platform/page/page-context.ts";
import { MoreOfList } from "../../../platform/session/more-of-list.tsx";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { productQuestionsDocument } from "../data/question-documents.ts";
import { QuestionItem } from "./question-item.tsx";
import { useQuestionWords } from "./question-words.tsx";

/** The shop's largest page. */
const most = 200;
const step = 10;

/** All questions about a product, ten more at a time. */
export function BrowseQuestions({ productCode }: { readonly productCode: string }) {
  const words = useQuestionWords();
  const [size, setSize] = useState(step);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-6" data-browse-questions="">
      <h3 ref={heading} tabIndex={-1} className="font-bold text-lg outline-none">
        {words("all")}
      </h3>
      <Found productCode={productCode} size={size} onMore={() => setSize(Math.min(most, size + step))} />
    </div>
  );
}

type FoundProps = { readonly productCode: string; readonly size: number; readonly onMore: () => void };

function Found({ productCode, size, onMore }: FoundProps) {
  const words = useQuestionWords();
  const { language } = usePage();
  const { loaded, last, reload } = useShopRead(
    productQuestionsDocument,
    { productCode, pageSize: size },
    { keepLast: true },
  );
  if (!last)
    return loaded.state === "failed" ? (
      <ReadFailedNote failure={loaded.failure} again={words("tryAgain")} onAgain={reload} />
    ) : (
      <Skeleton className="mt-4 h-60 rounded-md" />
    );
  const { dataList, pageInfo } = last.value.productQuestions;
  return (
    <>
      <p role="status" className="figures mt-2 text-quiet text-sm">
        {words("shown", { shown: dataList.length, total: pageInfo.totalCount })}
      </p>
      <ul className="mt-2">
        {dataList.map((question) => (
          <QuestionItem key={question.questionCode} question={question} language={language} words={words} />
        ))}
      </ul>
      <MoreOfList
        words={{ more: words("more"), tryAgain: words("tryAgain") }}
        hasMore={pageInfo.hasNextPage && size < most}
        failure={loaded.state === "failed" ? loaded.failure : undefined}
        onMore={onMore}
        onRetry={() => void reload()}
      />
    </>
  );
}
