import { buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageTitle } from "../../../platform/page/page-title.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

/** In place of a product that does not exist, or that could not be asked for just now [PDP-13, PDP-14]. */
export function EmptyProduct({ failed }: { readonly failed: boolean }) {
  const words = useWords("product");
  const title = words(failed ? "failed" : "missing");
  return (
    <>
      <PageTitle text={title} />
      <EmptyState
        art={failed ? "offline" : "nothing-found"}
        heading="h1"
        title={title}
        text={words(failed ? "failedText" : "missingText")}
      >
        <a href="/plp/search" className={buttonClass("primary")}>
          {words("missingAction")}
        </a>
      </EmptyState>
    </>
  );
}
