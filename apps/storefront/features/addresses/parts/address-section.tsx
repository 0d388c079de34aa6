import { Button } from "@gelora/ui/button.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { useEffect, useRef, useState } from "react";
import { useClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { accountAddress } from "../account-address.ts";
import { type AddressKind, noAddress } from "../address.ts";
import type { ListedAddress } from "../data/address-documents.ts";
import { AddressForm } from "./address-form.tsx";
import { AddressRow } from "./address-row.tsx";

export type AddressSectionProps = {
  readonly kind: AddressKind;
  readonly saved: readonly ListedAddress[];
  readonly reload: () => Promise<void>;
};

/**
 * The addresses of one kind; each form opens by its change button and closes unsaved by it, or by
 * the button beside the one that saves [ACC-03].
 */
export function AddressSection({ kind, saved, reload }: AddressSectionProps) {
  const words = useWords("addresses");
  // The address whose form is open, or the kind of a new one's. Opening one in the other section
  // must not discard what was typed here.
  const [open, setOpen] = useState("");
  const isAdding = open === kind;
  const addButton = useFocusAfter(isAdding);
  const account = useClientState(({ accountInfo }) => accountInfo);
  const isFirst = saved.length === 0;
  const close = async (): Promise<void> => {
    await reload();
    setOpen("");
    addButton.current?.focus();
  };
  return (
    <Panel title={words(`kind.${kind}`)} text={words(`kindText.${kind}`)}>
      {saved.length === 0 ? <p className="py-3">{words(`empty.${kind}`)}</p> : null}
      <ul data-addresses={kind}>
        {saved.map((address) => (
          <AddressRow
            key={address.addressId}
            kind={kind}
            address={address}
            isOpen={open === address.addressId}
            onToggle={(isOpen) => setOpen(isOpen ? (address.addressId ?? "") : "")}
            reload={reload}
            onRemoved={close}
          />
        ))}
      </ul>
      {isAdding ? (
        // The first is most often one's own; another may be anyone's.
        <AddressForm
          kind={kind}
          first={isFirst ? accountAddress(account) : noAddress}
          isDefault={isFirst}
          onSaved={close}
          onCancel={() => setOpen("")}
        />
      ) : (
        <Button
          ref={addButton}
          look="outline"
          size="small"
          className="mt-3"
          aria-label={`${words("add")}: ${words(`kind.${kind}`)}`}
          onClick={() => setOpen(kind)}
        >
          {words("add")}
        </Button>
      )}
    </Panel>
  );
}

/** The button that a form takes the place of: it gets the focus back with its place. */
function useFocusAfter(isAdding: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(isAdding);
  useEffect(() => {
    if (before.current && !isAdding) button.current?.focus();
    before.current = isAdding;
  }, [isAdding]);
  return button;
}
