import { expect, test } from "vitest";
import { type SavedAddress, typedOf } from "../../addresses/saved-address.ts";
import { addressAtFirst, needsFields } from "./address-at-first.ts";

const saved: SavedAddress = {
  addressId: "A1",
  recipientFirstName: "Sari",
  recipientLastName: "Dewi",
  recipientMobile: "81234567890",
  address1: "Jl. Braga No. 7",
  state: { code: "32", name: "Jawa Barat" },
  city: { code: "32.73", name: "Kota Bandung" },
  district: { code: "32.73.09", name: "Sumur Bandung" },
  zipCode: { code: "40111", name: "40111" },
};
const old: SavedAddress = { ...saved, addressId: "A2", zipCode: null };
const account = { firstName: "Intan", lastName: "Permata", mobile: "8111", email: "intan@contoh.id" };

test("a checkout begins with the default address, which needs no fields", () => {
  const first = addressAtFirst(undefined, [saved, old], account);
  expect(first).toMatchObject({ addressId: "A1", firstName: "Sari", zipCode: "40111" });
  expect(needsFields(first, [saved, old])).toBe(false);
});

test("[CHK-09~] an old address without a zip has its fields open, and its zip empty", () => {
  const first = addressAtFirst(undefined, [old], account);
  expect([first.zipCode, needsFields(first, [old])]).toEqual(["", true]);
});

test("what was typed in this tab comes first; once its saved address is gone it is a new one", () => {
  const note = JSON.stringify({ addressId: "A1", firstName: "Budi" });
  expect(addressAtFirst(note, [saved], account)).toMatchObject({ addressId: "A1", firstName: "Budi" });
  const gone = addressAtFirst(note, [old], account);
  expect([gone.addressId, needsFields(gone, [old])]).toEqual([undefined, true]);
});

test("[ACC-05~] what was typed and is in the address book since is chosen there, and needs no fields", () => {
  const typed = { ...typedOf(saved), addressId: undefined, mobile: "0812-3456-7890" };
  const first = addressAtFirst(JSON.stringify(typed), [saved], account);
  expect([first.addressId, needsFields(first, [saved])]).toEqual(["A1", false]);
  const other = addressAtFirst(JSON.stringify({ ...typed, address1: "Jl. Braga No. 9" }), [saved], account);
  expect(other.addressId).toBeUndefined();
});

test("without saved addresses the account's name, number and email are filled in", () => {
  expect(addressAtFirst(undefined, [], account)).toMatchObject({ ...account, address1: "" });
});
