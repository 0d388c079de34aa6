import { type DistributionType, homeDelivery, storePickup } from "@gelora/contracts/distribution-type.ts";
import { shownZipCode } from "@gelora/locale/address.ts";
import { CheckboxRow, RadioCard } from "@gelora/ui/choices.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import type { IconName } from "@gelora/ui/icon-names.ts";
import { Notice } from "@gelora/ui/notice.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { type Dispatch, lazy, type Ref, Suspense } from "react";
import type { Fields } from "../../../platform/browser/use-fields.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Address } from "../../addresses/address.ts";
import { AddressFields } from "../../addresses/address-fields.tsx";
import type { SavedAddress } from "../../addresses/saved-address.ts";
import { needsFields } from "../model/address-at-first.ts";
import type { CheckoutEvent } from "../model/checkout-state.ts";
import type { Choices } from "../model/choices.ts";
import { SavedAddresses } from "./saved-addresses.tsx";
import { Section, type Step } from "./section.tsx";
import type { CheckoutStore } from "./store-list.tsx";
import type { CheckoutField } from "./use-checkout-fields.ts";

// Most orders are delivered, so the stores load once pick-up is chosen.
const StoreList = lazy(() => import("./store-list.tsx").then((loaded) => ({ default: loaded.StoreList })));

export type DeliverySectionProps = {
  readonly step: Step;
  readonly choices: Pick<Choices, "distributionType" | "storeCode" | "keepAddress">;
  readonly address: Address;
  /** The member's own, the default first. */
  readonly saved: readonly SavedAddress[];
  /** True for a guest, whose address has an email field. */
  readonly asksEmail: boolean;
  /** One was typed before, which only that tab had. */
  readonly isAddressGone: boolean;
  readonly stores: readonly CheckoutStore[];
  /** Why the way that was pressed is not the one chosen; "" if it is. */
  readonly problem: string;
  readonly onWay: (way: DistributionType) => void;
  readonly fields: Fields<CheckoutField>;
  readonly dispatch: Dispatch<CheckoutEvent>;
};

/**
 * Home delivery (11) to an address, or pick-up (21) in a store that has the items [CHK-11, Q93].
 */
export function DeliverySection(props: DeliverySectionProps) {
  const { step, choices, address, stores, problem, onWay, fields, dispatch } = props;
  const words = useWords("checkout");
  const { distributionType, storeCode } = choices;
  const isDelivery = distributionType === homeDelivery;
  const store = stores.find((one) => one.storeCode === storeCode);
  return (
    <Section
      step={step}
      title={words("delivery")}
      summary={isDelivery ? <Recipient address={address} /> : <PickUpStore store={store} />}
    >
      <Ways chosen={distributionType} fieldRef={fields.refOf("distributionType")} onChoose={onWay} />
      <RefusalNote text={problem || undefined} />
      <div className="mt-6">
        {isDelivery ? (
          <DeliveryAddress {...props} />
        ) : (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <StoreList
              stores={stores}
              chosen={storeCode}
              fieldRef={fields.refOf("storeCode")}
              onChoose={(code) => dispatch({ type: "chosen", choice: { storeCode: code } })}
            />
          </Suspense>
        )}
      </div>
    </Section>
  );
}

/** A saved address, or the fields of a new one, which members may save. */
function DeliveryAddress({
  choices,
  address,
  saved,
  asksEmail,
  isAddressGone,
  fields,
  dispatch,
}: DeliverySectionProps) {
  const words = useWords("checkout");
  return (
    <>
      {saved.length > 0 ? (
        <SavedAddresses
          saved={saved}
          chosenId={address.addressId}
          onTake={(taken) => dispatch({ type: "addressTaken", address: taken })}
        />
      ) : null}
      {needsFields(address, saved) ? (
        <>
          {isAddressGone ? (
            <Notice tone="plain" className="mb-5">
              {words("addressGone")}
            </Notice>
          ) : null}
          <AddressFields address={address} asksEmail={asksEmail} fields={fields} dispatch={dispatch} />
          {asksEmail ? null : (
            <CheckboxRow
              checked={choices.keepAddress}
              onChange={({ target }) => dispatch({ type: "chosen", choice: { keepAddress: target.checked } })}
            >
              {words("keepAddress")}
            </CheckboxRow>
          )}
        </>
      ) : null}
    </>
  );
}

/** The places in the documents' order [ACC-09]. */
function Recipient({ address }: { readonly address: Address }) {
  const { address1, district, city, state, zipCode } = address;
  const places = [address1, district?.name, city?.name, state?.name, shownZipCode(zipCode)];
  return (
    <p>
      <strong className="block">{`${address.firstName} ${address.lastName}`}</strong>
      {places.filter(Boolean).join(", ")}
    </p>
  );
}

function PickUpStore({ store }: { readonly store: CheckoutStore | undefined }) {
  return (
    <p>
      <strong className="block">{store?.storeName}</strong>
      {store?.address1}
    </p>
  );
}

type WaysProps = {
  readonly chosen: DistributionType;
  readonly onChoose: (way: DistributionType) => void;
  /** Receives the chosen one's button. */
  readonly fieldRef: Ref<HTMLInputElement>;
};

const ways = [
  { type: homeDelivery, name: "homeDelivery", icon: "truck" },
  { type: storePickup, name: "pickup", icon: "store" },
] as const satisfies readonly { readonly type: DistributionType; readonly name: string; readonly icon: IconName }[];

function Ways({ chosen, onChoose, fieldRef }: WaysProps) {
  const words = useWords("checkout");
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-2">
      <legend className="sr-only">{words("deliveryLegend")}</legend>
      {ways.map(({ type, name, icon }) => (
        <RadioCard
          key={type}
          ref={chosen === type ? fieldRef : undefined}
          name="distributionType"
          value={type}
          checked={chosen === type}
          onChange={() => onChoose(type)}
        >
          <span className="flex items-center gap-3">
            <span className="flex-1">
              <span className="block font-bold">{words(name)}</span>
              <span className="block text-quiet text-sm">{words(`${name}Text`)}</span>
            </span>
            <Icon name={icon} />
          </span>
        </RadioCard>
      ))}
    </fieldset>
  );
}
