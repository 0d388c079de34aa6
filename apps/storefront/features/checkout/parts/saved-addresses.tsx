import { RadioRow, RadioRows } from "@gelora/ui/choices.tsx";
import { useClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { accountAddress } from "../../addresses/account-address.ts";
import type { Address } from "../../addresses/address.ts";
import { fullName, placesLine, type SavedAddress, typedOf } from "../../addresses/saved-address.ts";

export type SavedAddressesProps = {
  readonly saved: readonly SavedAddress[];
  readonly chosenId: string | undefined;
  readonly onTake: (address: Address) => void;
};

/** A member's saved addresses, or another one, which is then typed. */
export function SavedAddresses({ saved, chosenId, onTake }: SavedAddressesProps) {
  const words = useWords("checkout");
  const account = useClientState((state) => state.accountInfo);
  return (
    <div className="mb-6">
      <RadioRows legend={words("savedLegend")} isLegendShown>
        {saved.map((one) => (
          <RadioRow
            key={one.addressId}
            name="savedAddress"
            value={one.addressId ?? ""}
            checked={one.addressId === chosenId}
            onChange={() => onTake(typedOf(one))}
          >
            <strong className="block">{fullName(one)}</strong>
            <span className="block text-sm">{one.address1}</span>
            <span className="block text-quiet text-sm">{placesLine(one)}</span>
            {one.zipCode ? null : <span className="block text-sm text-warn">{words("noZip")}</span>}
          </RadioRow>
        ))}
        <RadioRow
          name="savedAddress"
          value=""
          checked={chosenId === undefined}
          onChange={() => onTake(accountAddress(account))}
        >
          <strong>{words("otherAddress")}</strong>
        </RadioRow>
      </RadioRows>
    </div>
  );
}
