import { useWords } from "../../../platform/use-words.ts";
import type { CheckoutFault } from "../model/checkout-faults.ts";
import { sectionOf } from "./section.tsx";
import { sectionId } from "./section-id.ts";

/** All that is to be mended, with a link to each [CHK-03]. */
export function FaultSummary({ faults }: { readonly faults: readonly CheckoutFault[] }) {
  const words = useWords("checkout");
  return (
    <div role="alert">
      {faults.length > 0 ? (
        <div className="rounded-lg border border-bad bg-bad-soft p-4 text-bad">
          <p className="font-bold">{words("faultsTitle", { count: faults.length })}</p>
          <ul className="mt-1">
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
        </div>
      ) : null}
    </div>
  );
}
