import { shownMobile } from "@gelora/locale/mobile.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Notice } from "@gelora/ui/notice.tsx";
import { useRef, useState } from "react";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { AddressKind } from "../address.ts";
import { deleteAddressDocument, type ListedAddress } from "../data/address-documents.ts";
import { fullName, placesLine, typedOf } from "../saved-address.ts";
import { AddressForm } from "./address-form.tsx";

export type AddressRowProps = {
  readonly kind: AddressKind;
  readonly address: ListedAddress;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly reload: () => Promise<void>;
  readonly onRemoved: () => Promise<void>;
};

/** One saved address, with its change/cancel toggle [ACC-03] and its way out. */
export function AddressRow({ kind, address, isOpen, onToggle, reload, onRemoved }: AddressRowProps) {
  const words = useWords("addresses");
  const toggle = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const labelled = (action: string): string =>
    words("of", { action, name: fullName(address), address: address.address1 ?? "" });
  const toggleWord = words(isOpen ? "cancel" : "change");
  const saved = async (): Promise<void> => {
    await reload();
    onToggle(false);
    toggle.current?.focus();
  };
  return (
    <li className="border-line border-t py-4 first:border-t-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Lines address={address} />
        <p className="-ml-4 flex sm:ml-0">
          <Button
            ref={toggle}
            look="quiet"
            size="small"
            aria-expanded={isOpen}
            aria-label={labelled(toggleWord)}
            onClick={() => onToggle(!isOpen)}
          >
            {toggleWord}
          </Button>
          <Button look="quiet" size="small" aria-label={labelled(words("remove"))} onClick={() => setAsking(true)}>
            {words("remove")}
          </Button>
        </p>
      </div>
      {address.zipCode ? null : (
        <div className="mt-3">
          <Notice tone="warn">{words("noZip")}</Notice>
        </div>
      )}
      {isOpen ? (
        <AddressForm
          kind={kind}
          first={typedOf(address)}
          isDefault={address.isDefault ?? false}
          onSaved={saved}
          onCancel={() => {
            onToggle(false);
            toggle.current?.focus();
          }}
        />
      ) : null}
      {isAsking ? <RemoveDialog address={address} onClose={() => setAsking(false)} onRemoved={onRemoved} /> : null}
    </li>
  );
}

/** The places in the documents' order [ACC-09]. */
function Lines({ address }: Pick<AddressRowProps, "address">) {
  const words = useWords("addresses");
  return (
    <div className="min-w-0 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-3">
        <strong className="min-w-0 wrap-anywhere">{fullName(address)}</strong>
        {address.isDefault ? (
          <span className="rounded-sm bg-tint px-2 py-0.5 font-semibold text-strong text-xs">{words("default")}</span>
        ) : null}
      </p>
      <p className="figures text-quiet text-sm">{shownMobile(address.recipientMobile ?? "")}</p>
      <p className="mt-1">{address.address1}</p>
      <p data-places="">{placesLine(address)}</p>
    </div>
  );
}

type RemoveDialogProps = Pick<AddressRowProps, "address" | "onRemoved"> & { readonly onClose: () => void };

function RemoveDialog({ address, onClose, onRemoved }: RemoveDialogProps) {
  const words = useWords("addresses");
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const variables = { addressId: address.addressId ?? "" };
    const result = await callShopForItem(deleteAddressDocument, variables, (value) => value.deleteAddress);
    setBusy(false);
    onClose();
    if (!result.ok) return tellFailure(result.failure);
    showToast(words("removed"));
    await onRemoved();
  };
  return (
    <Dialog open title={words("removeTitle")} closeLabel={words("close")} onClose={onClose}>
      <p className="font-semibold wrap-anywhere">{[fullName(address), address.address1].join(", ")}</p>
      <p className="mt-2 text-quiet">{words("removeText")}</p>
      <div className="mt-6 flex gap-3">
        <Button busy={busy} onClick={() => void remove()}>
          {words("remove")}
        </Button>
        <Button look="outline" onClick={onClose}>
          {words("cancel")}
        </Button>
      </div>
    </Dialog>
  );
}
