import { expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import { type Address, noAddress } from "../../addresses/address.ts";
import { choicesAtFirst } from "../model/choices.ts";
import { savedAddress } from "../testing/saved-address.ts";
import { DeliverySection, type DeliverySectionProps } from "./delivery-section.tsx";
import { useCheckoutFields } from "./use-checkout-fields.ts";

function Probe({
  address,
  saved: known,
  isAddressGone,
}: Pick<DeliverySectionProps, "address" | "saved" | "isAddressGone">) {
  const fields = useCheckoutFields({}, []);
  const step = { name: "delivery", number: 1, isDone: false, isFolded: false, errors: [] } as const;
  return (
    <DeliverySection
      step={{ ...step, ref: null, onWork: () => {}, onOpen: () => {} }}
      choices={choicesAtFirst("11")}
      address={address}
      saved={known}
      asksEmail={false}
      isAddressGone={isAddressGone}
      stores={[]}
      problem=""
      onWay={() => {}}
      fields={fields}
      dispatch={() => {}}
    />
  );
}

const told = (address: Address, known: DeliverySectionProps["saved"], isAddressGone: boolean): string =>
  readOut(
    renderPage(<Probe address={address} saved={known} isAddressGone={isAddressGone} />, {
      words: ["checkout", "addresses"],
    }),
  );

const line = "stored only in the tab where you type them";

test("[CHK-08~] an address that is gone is asked for again, with the reason beside its fields", () => {
  expect(told(noAddress, [], true)).toContain(line);
  expect(told(noAddress, [], false)).not.toContain(line);
  // One that was saved, was chosen here and is deleted since has the fields of a new one.
  expect(told(noAddress, [savedAddress], true)).toContain(line);
  // A saved one that is chosen needs no fields, and so no reason.
  expect(told({ ...noAddress, addressId: "A1" }, [savedAddress], true)).not.toContain(line);
});
