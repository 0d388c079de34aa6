import { Notice } from "@gelora/ui/notice.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { type CheckoutError, sectionOf } from "../model/checkout-errors.ts";
import { sectionId } from "./section.tsx";

/** All errors, with a link to each [CHK-03]. */
export function ErrorSummary({ errors }: { readonly errors: readonly CheckoutError[] }) {
  const words = useWords("checkout");
  return (
    <div role="alert">
      {errors.length > 0 ? (
        <Notice tone="bad" size="normal" title={words("errorsTitle", { count: errors.length })}>
          <ul>
            {errors.map((error) => (
              <li key={error}>
                <a
                  href={`#${sectionId(sectionOf[error])}`}
                  className="inline-flex min-h-8 items-center underline underline-offset-4"
                >
                  <span className="inline-block first-letter:uppercase">{words(`error.${error}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
