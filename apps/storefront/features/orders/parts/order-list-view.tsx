import { homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import type { IconName } from "@gelora/ui/icon-names.ts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { returnListPath } from "../../returns/return-address.ts";
import { type ListView, listAddress, listViewOf, statusTabs } from "../model/order-status.ts";
import { orderListPath } from "../order-address.ts";
import { OrderList } from "./order-list.tsx";

type ViewProps = { readonly view: ListView; readonly path: string };

/**
 * A list of orders with tabs; its address holds the view [ORD-04]. @param path of the list, a
 * guest's or a member's
 */
export function OrderListView({ path, intro }: { readonly path: string; readonly intro: string }) {
  const words = useWords("orders");
  const { language } = usePage();
  const { search } = useLocation();
  const view = listViewOf(search);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{words("listTitle")}</h1>
        <div className="flex flex-wrap gap-x-5">
          <HeadLink icon="return" address={returnListPath(path === orderListPath(true))} text={words("allReturns")} />
          <HeadLink icon="search" address="/order/track" text={words("trackTitle")} />
        </div>
      </div>
      <p className="mt-1 text-quiet">{intro}</p>
      <DeliverySwitch view={view} path={path} />
      <StatusTabs view={view} path={path} />
      <OrderList key={`${language} ${listAddress(view, path)}`} view={view} path={path} />
    </>
  );
}

function HeadLink({
  icon,
  address,
  text,
}: {
  readonly icon: IconName;
  readonly address: string;
  readonly text: string;
}) {
  return (
    <a
      href={address}
      className="inline-flex min-h-11 items-center gap-1.5 font-bold text-sm underline underline-offset-4"
    >
      <Icon name={icon} className="size-4" />
      {text}
    </a>
  );
}

/** Orders shipped, or collected in a store. */
function DeliverySwitch({ view, path }: ViewProps) {
  const words = useWords("orders");
  const types = [
    { deliveryType: homeDelivery, word: "delivery", icon: "truck" },
    { deliveryType: storePickup, word: "pickUpInStore", icon: "store" },
  ] as const;
  return (
    <nav aria-label={words("deliveryType")} className="mt-6 grid max-w-md grid-cols-2 gap-1 rounded-md bg-tint p-1">
      {types.map(({ deliveryType, word, icon }) => (
        <a
          key={deliveryType}
          href={listAddress({ ...view, deliveryType }, path)}
          aria-current={view.deliveryType === deliveryType ? "page" : undefined}
          className="flex min-h-11 items-center justify-center gap-2 rounded-sm px-3 text-center font-semibold text-sm text-strong aria-[current=page]:bg-white aria-[current=page]:text-ink"
        >
          <Icon name={icon} className="size-4" />
          {words(word)}
        </a>
      ))}
    </nav>
  );
}

function StatusTabs({ view, path }: ViewProps) {
  const words = useWords("orders");
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the bar is wider than the screen: the selected tab is scrolled into view.
    const tab = view.tab && bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.clientWidth) / 2;
  }, [view.tab]);
  return (
    <nav
      ref={bar}
      aria-label={words("statuses")}
      className="-mx-4 relative mt-4 mb-6 overflow-x-auto border-line border-b px-4"
    >
      <ul className="flex w-max gap-6">
        {statusTabs.map(({ key }) => (
          <li key={key}>
            <a
              href={listAddress({ ...view, tab: key }, path)}
              aria-current={view.tab === key ? "page" : undefined}
              className="flex min-h-12 items-center border-transparent border-b-3 font-semibold text-quiet text-sm hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {words(`tab.${key}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
