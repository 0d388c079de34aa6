import { Icon } from "../../../chrome/icon.tsx";
import type { IconName } from "../../../chrome/icon-names.ts";
import { useWords } from "../../../platform/use-words.ts";
import { AddressFields } from "./address-fields.tsx";
import { Section } from "./section.tsx";
import { StoreList } from "./store-list.tsx";
import type { CheckoutState } from "./use-checkout-state.ts";

/** Home delivery (11) to an address, or pick-up (21) in a store that has the goods [CHK-11, Q93]. */
export function DeliverySection({ state, step }: { readonly state: CheckoutState; readonly step: number }) {
  const words = useWords("checkout");
  const { distributionType } = state.choices;
  return (
    <Section
      name="delivery"
      step={step}
      title={words("delivery")}
      done={state.isDone("delivery")}
      faults={state.shownFaults}
      folding={state.folding}
      summary={<Destination state={state} />}
    >
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="sr-only">{words("deliveryLegend")}</legend>
        <Way state={state} type="11" icon="truck" title={words("homeDelivery")} text={words("homeDeliveryText")} />
        <Way state={state} type="21" icon="store" title={words("pickup")} text={words("pickupText")} />
      </fieldset>
      <div className="mt-6">
        {distributionType === "11" ? <AddressFields state={state} /> : <StoreList state={state} />}
      </div>
    </Section>
  );
}

/** Whom the goods go to and where, or the store that they wait in. */
function Destination({ state }: { readonly state: CheckoutState }) {
  const { address, choices, checkout } = state;
  if (choices.distributionType === "21") {
    const store = checkout.storeList?.find(({ storeCode }) => storeCode === choices.storeCode);
    return (
      <p>
        <strong className="block">{store?.storeName}</strong>
        {store?.address1}
      </p>
    );
  }
  const places = [address.address1, address.district?.name, address.city?.name, address.zipCode];
  return (
    <p>
      <strong className="block">{`${address.firstName} ${address.lastName}`}</strong>
      {places.filter(Boolean).join(", ")}
    </p>
  );
}

function Way({
  state,
  type,
  icon,
  title,
  text,
}: {
  readonly state: CheckoutState;
  readonly type: "11" | "21";
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}) {
  return (
    <label className="flex items-start gap-3 rounded-md border border-control p-4 has-checked:border-ink has-checked:bg-ground has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-3 has-focus-visible:outline-accent">
      <Icon name={icon} className="mt-0.5 size-5" />
      <span className="flex-1">
        <span className="block font-bold">{title}</span>
        <span className="block text-quiet text-sm">{text}</span>
      </span>
      <input
        type="radio"
        name="distributionType"
        value={type}
        checked={state.choices.distributionType === type}
        onChange={() => state.choose({ distributionType: type })}
        className="mt-0.5 size-5 accent-accent outline-none"
      />
    </label>
  );
}
