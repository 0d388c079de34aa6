import { storePickup } from "@gelora/contracts/distribution-type.ts";
import { shownZipCode } from "@gelora/locale/address.ts";
import { shownMobile } from "@gelora/locale/mobile.ts";
import { shownHours } from "@gelora/locale/opening-hours.ts";
import { Icon } from "@gelora/ui/icon.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { usePage } from "../../../platform/page/page-context.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail } from "../data/order-documents.ts";
import { buyersNote } from "../model/buyers-note.ts";

type WheretoProps = {
  readonly order: Pick<OrderDetail, "distributionType" | "store" | "orderReceiveOut" | "extProps">;
};

/** The destination: an address or a store [ORD-37], and the note that the buyer wrote for it. */
export function Whereto({ order }: WheretoProps) {
  return order.distributionType === storePickup ? <PickUpStore order={order} /> : <Receiver order={order} />;
}

function BuyersNote({ order }: WheretoProps) {
  const words = useWords("orders");
  const note = buyersNote(order.extProps);
  if (note === undefined) return null;
  return (
    <div className="mt-4 border-line border-t pt-4 text-sm">
      <p className="font-semibold">{words("buyersNote")}</p>
      <p className="mt-1 whitespace-pre-line break-words text-strong">{note}</p>
    </div>
  );
}

function PickUpStore({ order }: WheretoProps) {
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
      <BuyersNote order={order} />
    </Panel>
  );
}

function Receiver({ order }: WheretoProps) {
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
      <BuyersNote order={order} />
    </Panel>
  );
}
