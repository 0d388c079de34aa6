import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { Field } from "@gelora/ui/field.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { type Address, type AddressField, longest } from "../model/address.ts";
import { addressFieldId } from "./address-field-id.ts";
import { PlaceFields } from "./place-fields.tsx";
import type { CheckoutState } from "./use-checkout-state.ts";

/** A new address [ACC-04 to ACC-08]: errors come when a field is left, and go as soon as it is right. */
export function AddressFields({ state }: { readonly state: CheckoutState }) {
  const words = useWords("checkout");
  const { address, setAddress, addressLeft, asksEmail } = state;
  const common = (field: Exclude<AddressField, "state" | "city" | "district">) => ({
    id: addressFieldId(field),
    label: words(`address.${field}`),
    value: address[field],
    required: true,
    error: addressLeft.faultOf(field),
    good: addressLeft.isGood(field),
    onBlur: () => addressLeft.leave(field),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setAddress({ ...address, [field]: event.target.value }),
  });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field {...common("firstName")} autoComplete="given-name" maxLength={longest.name} />
      <Field {...common("lastName")} autoComplete="family-name" maxLength={longest.name} />
      <Field
        {...common("mobile")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={mobilePrefix}
        hint={words("address.mobileHint")}
        className="sm:col-span-2"
      />
      {asksEmail ? (
        <Field
          {...common("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={words("address.emailHint")}
          className="sm:col-span-2"
        />
      ) : null}
      <PlaceFields state={state} />
      <Field
        {...common("zipCode")}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        disabled={!address.district}
        hint={words(address.district ? "address.zipCodeHint" : "address.zipCodeLater")}
        onChange={(event) => setAddress({ ...address, zipCode: event.target.value.replace(/\D/g, "") })}
      />
      <Field
        {...common("address1")}
        autoComplete="street-address"
        maxLength={longest.address1}
        placeholder={words("address.address1Example")}
        hint={<Counter address={address} />}
        className="sm:col-span-2"
      />
    </div>
  );
}

function Counter({ address }: { readonly address: Address }) {
  const words = useWords("checkout");
  return (
    <span className="flex justify-between gap-4">
      <span>{words("address.address1Hint")}</span>
      <span className="figures shrink-0">
        {address.address1.length}/{longest.address1}
      </span>
    </span>
  );
}
