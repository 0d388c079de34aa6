import { defaultZipCode, longestAddressText, shownZipCode } from "@gelora/locale/address.ts";
import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { isZipOfProvince } from "@gelora/locale/zip-of-province.ts";
import { Field } from "@gelora/ui/field.tsx";
import { useState } from "react";
import { inputOf } from "../../platform/browser/use-fields.ts";
import { useWords } from "../../platform/words/use-words.ts";
import type { AddressField, PlaceLevel } from "./address.ts";
import { PlaceFields, type PlaceFieldsProps } from "./parts/place-fields.tsx";

type AddressFieldsProps = PlaceFieldsProps & {
  /** True for a guest, whose address has an email field [ACC-05]. */
  readonly asksEmail: boolean;
};

/** A new address [ACC-04 to ACC-08]: errors appear on blur and disappear once corrected. */
export function AddressFields({ address, asksEmail, fields, dispatch }: AddressFieldsProps) {
  const inputFor = useAddressInputs({ address, fields, dispatch });
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <PersonFields inputFor={inputFor} asksEmail={asksEmail} />
      <PlaceFields address={address} fields={fields} dispatch={dispatch} />
      <ZipCodeField input={inputFor("zipCode")} address={address} />
      <StreetField input={inputFor("address1")} length={address.address1.length} />
    </div>
  );
}

type TypedField = Exclude<AddressField, PlaceLevel>;

/** The common props of a typed field. */
function useAddressInputs({ address, fields, dispatch }: PlaceFieldsProps) {
  const words = useWords("addresses");
  return (field: TypedField) => ({
    label: words(`address.${field}`),
    required: true,
    ...inputOf(fields, field, address[field], (text) =>
      dispatch({ type: "typed", patch: { [field]: field === "zipCode" ? text.replace(/\D/g, "") : text } }),
    ),
  });
}

type InputFor = ReturnType<typeof useAddressInputs>;
type FieldProps = { readonly input: ReturnType<InputFor> };

function PersonFields({ inputFor, asksEmail }: { readonly inputFor: InputFor; readonly asksEmail: boolean }) {
  const words = useWords("addresses");
  return (
    <>
      <Field {...inputFor("firstName")} autoComplete="given-name" maxLength={longestAddressText.name} />
      <Field
        {...inputFor("lastName")}
        autoComplete="family-name"
        maxLength={longestAddressText.name}
        hint={words("address.lastNameHint")}
      />
      <Field
        {...inputFor("mobile")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={mobilePrefix}
        hint={words("address.mobileHint")}
        className="sm:col-span-2"
      />
      {asksEmail ? (
        <Field
          {...inputFor("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={words("address.emailHint")}
          className="sm:col-span-2"
        />
      ) : null}
    </>
  );
}

/**
 * The stand-in for an unknown code [K28] is what is sent, but it gives way to whoever types: a
 * field that is full takes no further digit. It opens once a district is chosen, which fills it in.
 */
function ZipCodeField({ input, address }: FieldProps & Pick<PlaceFieldsProps, "address">) {
  const words = useWords("addresses");
  const [isInside, setInside] = useState(false);
  const isOpen = address.district !== undefined;
  const isHere = isZipOfProvince(input.value, address.state?.code ?? "");
  const isElsewhere = input.good && !isHere && input.value !== defaultZipCode;
  return (
    <Field
      {...input}
      value={isInside ? shownZipCode(input.value) : input.value}
      onFocus={() => setInside(true)}
      onBlur={() => {
        setInside(false);
        input.onBlur();
      }}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={5}
      disabled={!isOpen}
      error={isOpen ? input.error : undefined}
      good={input.good && isHere}
      hint={words(isElsewhere ? "address.zipCodeElsewhere" : isOpen ? "address.zipCodeHint" : "address.zipCodeLater")}
    />
  );
}

function StreetField({ input, length }: FieldProps & { readonly length: number }) {
  const words = useWords("addresses");
  return (
    <Field
      {...input}
      autoComplete="street-address"
      maxLength={longestAddressText.address1}
      placeholder={words("address.address1Example")}
      hint={
        <span className="flex justify-between gap-4">
          <span>{words("address.address1Hint")}</span>
          <span className="figures shrink-0">
            {length}/{longestAddressText.address1}
          </span>
        </span>
      }
      className="sm:col-span-2"
    />
  );
}
