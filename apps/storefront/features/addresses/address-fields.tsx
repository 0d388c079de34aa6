import { mobilePrefix } from "@gelora/locale/mobile.ts";
import { Field } from "@gelora/ui/field.tsx";
import { inputOf } from "../../platform/browser/use-fields.ts";
import { useEmailDoubt } from "../../platform/words/use-email-doubt.ts";
import { useWords } from "../../platform/words/use-words.ts";
import type { AddressField, PlaceLevel } from "./address.ts";
import { NameField } from "./parts/name-field.tsx";
import { PlaceFields, type PlaceFieldsProps } from "./parts/place-fields.tsx";
import { StreetField } from "./parts/street-field.tsx";
import { ZipCodeField } from "./parts/zip-code-field.tsx";

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
      <ZipCodeField
        input={inputFor("zipCode")}
        address={address}
        onType={(zipCode) => dispatch({ type: "typed", patch: { zipCode } })}
      />
      <StreetField {...inputFor("address1")} />
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
    ...inputOf(fields, field, address[field], (text) => dispatch({ type: "typed", patch: { [field]: text } })),
  });
}

type InputFor = ReturnType<typeof useAddressInputs>;
type FieldProps = { readonly input: ReturnType<InputFor> };

function PersonFields({ inputFor, asksEmail }: { readonly inputFor: InputFor; readonly asksEmail: boolean }) {
  const words = useWords("addresses");
  return (
    <>
      <NameField {...inputFor("firstName")} autoComplete="given-name" />
      <NameField {...inputFor("lastName")} autoComplete="family-name" hint={words("address.lastNameHint")} />
      <Field
        {...inputFor("mobile")}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        prefix={mobilePrefix}
        hint={words("address.mobileHint")}
        className="sm:col-span-2"
      />
      {asksEmail ? <EmailField input={inputFor("email")} /> : null}
    </>
  );
}

function EmailField({ input }: FieldProps) {
  const words = useWords("addresses");
  const doubt = useEmailDoubt(input);
  return (
    <Field
      {...input}
      good={input.good && !doubt}
      type="email"
      inputMode="email"
      autoComplete="email"
      warning={doubt}
      hint={words("address.emailHint")}
      className="sm:col-span-2"
    />
  );
}
