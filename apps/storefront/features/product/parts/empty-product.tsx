import { buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { PageHead } from "../../../platform/page/page-head.tsx";
import { useWords } from "../../../platform/words/use-words.ts";

type EmptyProductProps = {
  readonly failed: boolean;
  /** Of one that will not come back: others of its kind, as HTML from the server. */
  readonly gone?: { readonly name: string; readonly alternatives: string } | undefined;
};

/**
 * In place of a product that does not exist, or that could not be asked for just now [PDP-13,
 * PDP-14].
 */
export function EmptyProduct({ failed, gone }: EmptyProductProps) {
  const words = useWords("product");
  const title = words(failed ? "failed" : "missing");
  const text = gone ? words("goneText", { name: gone.name }) : words(failed ? "failedText" : "missingText");
  return (
    <>
      <PageHead title={title} description={text} />
      <EmptyState art={failed ? "offline" : "nothing-found"} heading="h1" title={title} text={text}>
        <a href="/plp/search" className={buttonClass("primary")}>
          {words("missingAction")}
        </a>
      </EmptyState>
      {gone ? <div dangerouslySetInnerHTML={{ __html: gone.alternatives }} /> : null}
    </>
  );
}
