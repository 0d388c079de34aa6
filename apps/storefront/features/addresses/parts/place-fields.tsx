import { SelectField } from "@gelora/ui/select-field.tsx";
import type { Dispatch } from "react";
import type { Fields } from "../../../platform/browser/use-fields.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { Address, AddressEvent, AddressField, PlaceLevel } from "../address.ts";
import { usePlaces } from "./use-places.ts";

export type PlaceFieldsProps = {
  readonly address: Address;
  readonly fields: Fields<AddressField>;
  readonly dispatch: Dispatch<AddressEvent>;
};

/** Province, city and district of the official register, each within the former [ACC-08]. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { address } = props;
  return (
    <>
      <PlaceField {...props} level="state" parentCode="" />
      <PlaceField {...props} level="city" parentCode={address.state?.code} />
      <PlaceField {...props} level="district" parentCode={address.city?.code} />
    </>
  );
}

const tokens: Readonly<Record<PlaceLevel, string>> = {
  state: "address-level1",
  city: "address-level2",
  district: "address-level3",
};

type PlaceFieldProps = PlaceFieldsProps & { readonly level: PlaceLevel; readonly parentCode: string | undefined };

function PlaceField({ address, fields, dispatch, level, parentCode }: PlaceFieldProps) {
  const words = useWords("addresses");
  const list = usePlaces(parentCode);
  const chosen = address[level];
  // A stored address shows its names before the lists have loaded.
  const places = list.places.length === 0 && chosen ? [chosen] : list.places;
  const errorOf = (): string | undefined => {
    if (list.state === "failed") return words("address.placesFailed");
    // What cannot be chosen yet is not marked: the field above it is.
    return list.state === "none" ? undefined : fields.errorOf(level);
  };
  return (
    <SelectField
      ref={fields.refOf(level)}
      label={words(`address.${level}`)}
      placeholder={words(list.state === "loading" ? "address.loading" : `address.${level}Choose`)}
      choices={places.map(({ code, name }) => ({ value: code, name }))}
      value={chosen?.code ?? ""}
      required
      disabled={list.state === "none"}
      autoComplete={tokens[level]}
      error={errorOf()}
      onFocus={() => list.state === "failed" && list.retry()}
      onBlur={() => fields.leave(level)}
      onChange={({ target }) =>
        dispatch({ type: "placeChosen", level, place: places.find(({ code }) => code === target.value) })
      }
    />
  );
}
