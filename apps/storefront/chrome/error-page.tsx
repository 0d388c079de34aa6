import { buttonClass } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { isRouteErrorResponse } from "react-router";
import { PageTitle } from "../platform/page/page-title.tsx";
import { useWords } from "../platform/words/use-words.ts";
import { PlainError } from "./plain-error.tsx";

export type ErrorPageProps = {
  readonly error: unknown;
  /**
   * True if no words could be loaded: the page is then plain English with a plain link [ERR-03,
   * Q99].
   */
  readonly wordless: boolean;
};

/**
 * 404 for pages that do not exist [ERR-06], and one page for everything else [ERR-01]; an error
 * without a status is a 500 [ERR-03].
 */
export function ErrorPage({ error, wordless }: ErrorPageProps) {
  const words = useWords("chrome");
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (wordless) return <PlainError />;
  const notFound = status === 404;
  return (
    <>
      <PageTitle text={words(notFound ? "notFoundTitle" : "errorTitle")} />
      <EmptyState
        heading="h1"
        art={notFound ? "page-not-found" : "server-error"}
        title={words(notFound ? "notFoundTitle" : "errorTitle")}
        text={words(notFound ? "notFoundText" : "errorText")}
      >
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/" className={buttonClass("primary")}>
            {words("backHome")}
          </a>
          <a href="/contact-us" className={buttonClass("outline")}>
            {words("contactUs")}
          </a>
        </div>
      </EmptyState>
    </>
  );
}
