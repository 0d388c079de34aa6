import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { shownZipCode } from "@gelora/locale/address.ts";
import { shownMobile } from "@gelora/locale/mobile.ts";
import { shownHours } from "@gelora/locale/opening-hours.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";

/** The destination: an address or a store [ORD-37]. */
export function Whereto({ order }: { readonly order: OrderDetail }) {
  return order.distributionType === storePickup ? <PickUpStore order={order} /> : <Receiver order={order} />;
}

function PickUpStore({ order }: { readonly order: OrderDetail }) {
  const words = useWords("orders");
  const { language } = usePage();
  const { store } = order;
  return (
    <Panel outlined title={words("pickUpFrom")}>
      <p className="font-bold">{store?.storeName ?? order.orderReceiveOut?.storeName}</p>
      <p className="mt-1 text-sm text-strong">{[store?.address1, store?.city].filter(Boolean).join(", ")}</p>
      {store?.openingHours ? (
        <p className="figures mt-2 flex items-center gap-2 text-sm">
          <Icon name="clock" className="size-4 text-quiet" />
          {words("openingHours", { hours: shownHours(store.openingHours, language) })}
        </p>
      ) : null}
      {store?.latitude && store.longitude ? (
        <a
          href={`https://www.google.com/maps/dir/?api=1&destination=${store.latitude},${store.longitude}`}
          rel="noopener"
          className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-bold text-sm underline underline-offset-4"
        >
          <Icon name="pin" className="size-4" />
          {words("directions")}
        </a>
      ) : null}
    </Panel>
  );
}

function Receiver({ order }: { readonly order: OrderDetail }) {
  const words = useWords("orders");
  const to = order.orderReceiveOut;
  const place = [to?.districtName, to?.cityName, to?.provinceName, shownZipCode(to?.zipCode)]
    .filter(Boolean)
    .join(", ");
  return (
    <Panel outlined title={words("deliverTo")}>
      <address className="text-sm text-strong not-italic">
        <span className="block font-bold text-base text-ink">{to?.receiver}</span>
        <span className="mt-1 block">{to?.address}</span>
        <span className="block">{place}</span>
        <span className="figures mt-2 block whitespace-nowrap">{to?.mobile ? shownMobile(to.mobile) : null}</span>
        <span className="block break-all">{to?.mail}</span>
      </address>
      {to?.logisticsName ? (
        <p className="mt-4 flex items-start gap-2 border-line border-t pt-4 text-sm">
          <Icon name="truck" className="mt-0.5 size-4" />
          {to.logisticsName}
        </p>
      ) : null}
    </Panel>
  );
}
