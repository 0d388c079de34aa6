import { Art } from "@gelora/ui/art.tsx";
import { buttonClass } from "@gelora/ui/button.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { LastOrder } from "../../orders/last-order.tsx";
import { OverviewPanel, PanelLink, type PartProps } from "./overview-panel.tsx";

/** The newest order with its state and the next step, to pay, track or return. */
export function OrderPart({ overview, onChange }: PartProps & { readonly onChange: () => void }) {
  const words = useWords("overview");
  return (
    <OverviewPanel title={words("lastOrder")} part={overview && overview.orders} className="min-h-96 md:min-h-72">
      {({ last }) =>
        last ? (
          <>
            <LastOrder order={last} onChange={onChange} returnWord={words("returnItems")} />
            <PanelLink address="/account/order">{words("allOrders")}</PanelLink>
          </>
        ) : (
          <div className="m-auto flex flex-col items-center gap-4 text-center">
            <Art name="nothing-found" />
            <p>{words("noOrder")}</p>
            <a href="/plp/search" className={buttonClass("primary")}>
              {words("startShopping")}
            </a>
          </div>
        )
      }
    </OverviewPanel>
  );
}
