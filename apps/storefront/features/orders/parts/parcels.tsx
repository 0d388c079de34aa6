import { CopyButton } from "@gelora/ui/copy-button.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { SmallPicture } from "../../../platform/page/small-picture.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Parcel } from "../data/order-documents.ts";
import { orderShipsFrom } from "../model/ships-from.ts";
import { shownMoment } from "../model/shown-dates.ts";

const steps = ["REQUESTED", "PICKED_UP", "IN_TRANSIT", "FAILED", "RETURNED", "DELIVERED"] as const;

/** The parcels of an order with their waybills [ORD-29]. */
export function Parcels({ parcels }: { readonly parcels: readonly Parcel[] }) {
  const words = useWords("orders");
  if (parcels.length === 0) return null;
  return (
    <Panel outlined id="parcels" title={words("parcels", { count: parcels.length })}>
      <ul className="space-y-6">
        {parcels.map((parcel, index) => (
          <li key={parcel.expressCode ?? index}>
            <ParcelBlock parcel={parcel} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ParcelBlock({ parcel }: { readonly parcel: Parcel }) {
  const words = useWords("orders");
  const chromeWords = useWords("chrome");
  const step = steps.find((one) => one === parcel.expressStatus);
  const date = orderShipsFrom({ productList: parcel.items });
  const standing = step ? words(`parcel.${step}`) : date ? words("preOrder", { date }) : (parcel.expressStatus ?? "");
  const moments = [
    ["parcelSent", parcel.sendTime],
    ["parcelArrived", parcel.sendSuccessTime],
  ] as const;
  return (
    <>
      <p className="font-bold">{standing}</p>
      {step === "FAILED" || step === "RETURNED" ? (
        <Notice tone="bad" className="mt-2">
          {words(`parcelNote.${step}`)}
        </Notice>
      ) : null}
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm">
        <span className="text-quiet">{parcel.companyName}</span>
        {parcel.expressCode ? (
          <span className="inline-flex items-center">
            <span className="figures font-semibold">{parcel.expressCode}</span>
            <CopyButton words={chromeWords} text={parcel.expressCode} label={words("copyWaybill")} />
          </span>
        ) : null}
      </p>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {moments.map(([key, moment]) =>
          moment ? (
            <div key={key} className="flex gap-2">
              <dt className="text-quiet">{words(key)}</dt>
              <dd className="figures">{shownMoment(moment)} WIB</dd>
            </div>
          ) : null,
        )}
      </dl>
      <ul className="mt-3 flex flex-wrap gap-2">
        {(parcel.items ?? []).map((item, index) => (
          <li key={item.orderItemCode ?? index} className="flex items-center gap-2 text-quiet text-sm">
            <SmallPicture mediaKey={item.image ?? ""} className="size-12 rounded-sm bg-tint object-cover" />
            <span className="sr-only">{item.skuName}</span>
            <span className="figures">× {item.count}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
