import { buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageHead } from "../../../platform/page/page-head.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/** A written page while the shop does not answer. */
export function FailedPage({ path }: { readonly path: string }) {
  const words = useWords("content");
  return (
    <>
      <PageHead title={words("failed")} description={words("failedText")} />
      <EmptyState art="offline" heading="h1" title={words("failed")} text={words("failedText")}>
        <a href={path} className={buttonClass("primary")}>
          {words("tryAgain")}
        </a>
      </EmptyState>
    </>
  );
}
