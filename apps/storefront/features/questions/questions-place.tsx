import { type ComponentType, type MouseEvent, useState } from "react";
import type { LateQuestionsProps } from "./late-questions.tsx";

export type QuestionsPlaceProps = {
  readonly productCode: string;
  /** HTML of our own. */
  readonly html: { readonly top: string; readonly list: string };
};

type Late = Pick<LateQuestionsProps, "isAll" | "isAsking"> & { readonly Late: ComponentType<LateQuestionsProps> };

/** The product's questions as the server wrote them; the rest loads when a button is pressed. */
export function QuestionsPlace({ productCode, html }: QuestionsPlaceProps) {
  const [late, setLate] = useState<Late>();
  const press = ({ target }: MouseEvent): void => {
    const wish = target instanceof Element && target.closest("[data-questions]")?.getAttribute("data-questions");
    if (!wish) return;
    import("./late-questions.tsx").then(
      ({ LateQuestions: Late }) =>
        setLate((now) => ({ Late, isAll: now?.isAll || wish === "all", isAsking: wish === "ask" })),
      () => undefined,
    );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its buttons are what is pressed
    <section id="questions" className="mt-14 scroll-mt-28" onClick={press}>
      <div dangerouslySetInnerHTML={{ __html: html.top }} />
      {late?.isAll ? null : <div dangerouslySetInnerHTML={{ __html: html.list }} />}
      {late ? (
        <late.Late
          productCode={productCode}
          isAll={late.isAll}
          isAsking={late.isAsking}
          onClose={() => setLate({ ...late, isAsking: false })}
        />
      ) : null}
    </section>
  );
}
