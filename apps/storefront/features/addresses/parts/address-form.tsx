import { Button } from "@gelora/ui/button.tsx";
import { CheckboxRow } from "@gelora/ui/choices.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { type SyntheticEvent, useEffect, useReducer, useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFields } from "../../../platform/browser/use-fields.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import {
  type Address,
  type AddressKind,
  addressAfter,
  addressErrors,
  addressFields,
  addressInputOf,
} from "../address.ts";
import { AddressFields } from "../address-fields.tsx";
import { saveAddressDocument } from "../data/address-documents.ts";
import { useAddressWords } from "../use-address-words.ts";

export type AddressFormProps = {
  readonly kind: AddressKind;
  readonly first: Address;
  /** The default stays one until another takes its place; the first of its kind is it anyway. */
  readonly isDefault: boolean;
  readonly onSaved: () => Promise<void>;
  readonly onCancel: () => void;
};

/** A new address, or a changed one. Members have their own email, so none is asked for [ACC-05]. */
export function AddressForm({ kind, first, isDefault, onSaved, onCancel }: AddressFormProps) {
  const words = useWords("addresses");
  const failureText = useFailureText();
  const [address, dispatch] = useReducer(addressAfter, first);
  const [makesDefault, setMakesDefault] = useState(false);
  const fields = useFields(addressFields, useAddressWords(addressErrors(address, false)));
  const { busy, failure, submit } = useSubmission();
  const { focus } = fields;
  useEffect(() => focus("firstName"), [focus]);
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    const input = addressInputOf(address, kind);
    if (!fields.check() || !input) return;
    submit(async () => {
      const result = await callShop(saveAddressDocument, { input: { ...input, isDefault: isDefault || makesDefault } });
      if (!result.ok) return result.failure;
      showToast(words("saved"));
      await onSaved();
      return undefined;
    });
  };
  return (
    <form method="post" noValidate onSubmit={save} className="mt-5 space-y-5" data-address-form={kind}>
      <AddressFields address={address} asksEmail={false} fields={fields} dispatch={dispatch} />
      {isDefault ? null : (
        <CheckboxRow checked={makesDefault} onChange={({ target }) => setMakesDefault(target.checked)}>
          {words("makeDefault")}
        </CheckboxRow>
      )}
      <RefusalNote text={failure && failureText(failure)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {words("save")}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {words("cancel")}
        </Button>
      </div>
    </form>
  );
}
