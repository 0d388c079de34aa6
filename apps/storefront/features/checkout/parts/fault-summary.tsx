import { Notice } from "@gelora/ui/notice.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { type CheckoutFault, sectionOf } from "../model/checkout-faults.ts";
import { sectionId } from "./section.tsx";

/** All errors, with a link to each [CHK-03]. */
export function FaultSummary({ faults }: { readonly faults: readonly CheckoutFault[] }) {
  const words = useWords("checkout");
  return (
    <div role="alert">
      {faults.length > 0 ? (
        <Notice tone="bad" size="normal" title={words("faultsTitle", { count: faults.length })}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>
                <a
                  href={`#${sectionId(sectionOf[fault])}`}
                  className="inline-flex min-h-8 items-center underline underline-offset-4"
                >
                  <span className="inline-block first-letter:uppercase">{words(`fault.${fault}`)}</span>
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
