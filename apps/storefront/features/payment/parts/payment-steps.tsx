import { Icon } from "@gelora/ui/icon.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { stepsOf } from "../model/payment-steps.ts";

/** The steps by mobile banking, internet banking or ATM; the first is open [Q74]. */
export function PaymentSteps({ channelCode }: { readonly channelCode: string }) {
  const words = useWords("payment");
  const ways = stepsOf(channelCode);
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="payment-steps" className={panelClass}>
      <h2 id="payment-steps" className="text-xl">
        {words("howToPay")}
      </h2>
      <div className="mt-3 divide-y divide-line">
        {ways.map(({ way, key }, index) => (
          <details key={key} open={index === 0} className="group">
            <summary className="flex min-h-14 items-center justify-between gap-3 font-bold">
              {words(`way.${way}`)}
              <Icon name="down" className="size-5 text-quiet transition-transform group-open:rotate-180" />
            </summary>
            <ol className="space-y-3 pb-5">
              {words(key)
                .split("\n")
                .map((step, place) => (
                  <li key={step} className="flex gap-3">
                    <span
                      aria-hidden="true"
                      className="figures grid size-6 shrink-0 place-items-center rounded-full bg-tint font-bold text-sm"
                    >
                      {place + 1}
                    </span>
                    <span className="min-w-0">{step}</span>
                  </li>
                ))}
            </ol>
          </details>
        ))}
      </div>
    </section>
  );
}
