import { SelectField } from "@gelora/ui/select-field.tsx";
import { useWords } from "../../../platform/use-words.ts";
import { type Address, type Place, withCity, withDistrict, withState } from "../model/address.ts";
import { addressFieldId } from "./address-field-id.ts";
import type { CheckoutState } from "./use-checkout-state.ts";
import { usePlaces } from "./use-places.ts";

type Level = "state" | "city" | "district";

const change: Readonly<Record<Level, (address: Address, place: Place | undefined) => Address>> = {
  state: withState,
  city: withCity,
  district: withDistrict,
};

/** Province, city and district of the official register, each within the one before [ACC-08]. */
export function PlaceFields({ state }: { readonly state: CheckoutState }) {
  const { address } = state;
  return (
    <>
      <PlaceField state={state} level="state" parentCode="" />
      <PlaceField state={state} level="city" parentCode={address.state?.code} />
      <PlaceField state={state} level="district" parentCode={address.city?.code} />
    </>
  );
}

const tokens: Readonly<Record<Level, string>> = {
  state: "address-level1",
  city: "address-level2",
  district: "address-level3",
};

function PlaceField({
  state,
  level,
  parentCode,
}: {
  readonly state: CheckoutState;
  readonly level: Level;
  readonly parentCode: string | undefined;
}) {
  const words = useWords("checkout");
  const { address, setAddress, addressLeft } = state;
  const list = usePlaces(parentCode);
  const chosen = address[level];
  // A kept address shows its names before the lists have come.
  const places = list.places.length === 0 && chosen ? [chosen] : list.places;
  const placeholder = list.state === "loading" ? words("address.loading") : words(`address.${level}Choose`);
  return (
    <SelectField
      id={addressFieldId(level)}
      label={words(`address.${level}`)}
      placeholder={placeholder}
      choices={places.map(({ code, name }) => ({ value: code, name }))}
      value={chosen?.code ?? ""}
      required
      disabled={list.state === "none"}
      autoComplete={tokens[level]}
      error={list.state === "failed" ? words("address.placesFailed") : addressLeft.faultOf(level)}
      onFocus={() => list.state === "failed" && list.retry()}
      onBlur={() => addressLeft.leave(level)}
      onChange={(event) => {
        const place = places.find(({ code }) => code === event.target.value);
        setAddress(change[level](address, place));
      }}
    />
  );
}
