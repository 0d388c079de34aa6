import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { memberShopper } from "../../testing/member.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { field, goodAddress, type Shopper } from "../../testing/shopper.ts";
import { saveOldAddress } from "./testing/old-address.ts";
import { keepUsedAddress } from "./use-cases/save-address.ts";
import { savedAsTyped } from "./use-cases/show-addresses.ts";

const save = `mutation ($input: AddressInput!) { saveAddress(input: $input) { addressId type addressKind
  recipientFirstName recipientMobile recipientEmail state { name } district { code name } zipCode { code } isDefault } }`;
const list =
  "query ($kind: String) { addressList(addressKind: $kind) { addressId address1 type isDefault zipCode { code } } }";
const remove = "mutation ($id: ID!) { deleteAddress(addressId: $id) { success } }";

type Shown = {
  addressId: string;
  address1: string;
  type: string;
  isDefault: boolean;
  zipCode: { code: string } | null;
};

describe.each(testEngines)("a member's addresses, on the %s database", (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.close());

  const put = async (shopper: Shopper, change: object = {}) =>
    field<Shown>(await shopper.send(save, { input: { ...goodAddress, ...change } }), "saveAddress");
  const read = async (shopper: Shopper, kind: string | null = null) =>
    field<Shown[]>(await shopper.send(list, { kind }), "addressList");
  const codeOf = async (shopper: Shopper, change: object) =>
    (await shopper.send(save, { input: { ...goodAddress, ...change } })).errors?.[0]?.extensions?.code;

  test("[ACC-04~, OPS-53~, CON-17~] is saved as type 2 with the register's names, and its default zip is stored", async () => {
    const member = await memberShopper(shop);
    expect(await put(member, { zipCode: { code: "00000" } })).toMatchObject({
      type: "2",
      addressKind: "SHIPPING",
      recipientFirstName: "Sari",
      recipientMobile: "81234567890",
      recipientEmail: null,
      state: { name: "DKI Jakarta" },
      district: { code: "31.71.01", name: "Gambir" },
      zipCode: { code: "00000" },
      isDefault: true,
    });
  });

  test("exactly one of each kind is the default: the chosen one, else the newest", async () => {
    const member = await memberShopper(shop);
    const first = await put(member, { address1: "Jl. Satu" });
    await put(member, { address1: "Jl. Dua" });
    await put(member, { address1: "Jl. Tagihan", addressKind: "BILLING" });
    const shown = async () => (await read(member, "SHIPPING")).map(({ address1, isDefault }) => [address1, isDefault]);
    expect(await shown()).toEqual([
      ["Jl. Dua", true],
      ["Jl. Satu", false],
    ]);
    await put(member, { addressId: first.addressId, address1: "Jl. Satu A", isDefault: true });
    await put(member, { address1: "Jl. Tiga" });
    expect(await shown()).toEqual([
      ["Jl. Satu A", true],
      ["Jl. Tiga", false],
      ["Jl. Dua", false],
    ]);
    await member.send(remove, { id: first.addressId });
    await member.send(remove, { id: "nonsense" });
    expect((await shown())[0]).toEqual(["Jl. Tiga", true]);
    expect(await read(member)).toHaveLength(3);
  });

  test("[ACC-03~] one that is said not to be the default leaves it to the address that was, of its kind alone", async () => {
    const member = await memberShopper(shop);
    expect(await put(member, { address1: "Rumah" })).toMatchObject({ isDefault: true });
    expect(await put(member, { address1: "Kantor", isDefault: false })).toMatchObject({ isDefault: false });
    expect((await read(member))[0]).toMatchObject({ address1: "Rumah", isDefault: true });
    const billing = { address1: "Tagihan", addressKind: "BILLING", isDefault: false };
    expect(await put(member, billing)).toMatchObject({ isDefault: true });
  });

  test("is nobody else's: not shown, changed or deleted", async () => {
    const [owner, other] = [await memberShopper(shop), await memberShopper(shop)];
    const { addressId } = await put(owner);
    expect(await codeOf(other, { addressId })).toBe("ADDRESS_NOT_FOUND");
    await other.send(remove, { id: addressId });
    expect(await read(other)).toEqual([]);
    expect(await savedAsTyped(shop.platform, other.memberCode, addressId)).toBeUndefined();
    expect(await read(owner)).toHaveLength(1);
  });

  test.each([
    [{ recipientFirstName: "  " }, "DELIVERY_INVALID"],
    [{ address1: "x".repeat(101) }, "DELIVERY_INVALID"],
    [{ recipientMobile: "0213456789" }, "DELIVERY_INVALID"],
    [{ city: { code: "32.73" } }, "DELIVERY_INVALID"],
    [{ zipCode: { code: "" } }, "ZIPCODE_EMPTY"],
    [{ addressKind: "HOME" }, "INVALID_INPUT"],
    [{ addressId: "1" }, "ADDRESS_NOT_FOUND"],
  ])("[ACC-06~, ACC-07~, ACC-08~] %j is refused with %s", async (change, code) => {
    expect(await codeOf(await memberShopper(shop), change)).toBe(code);
  });

  test("an old one keeps its corporate type when it is changed, and lacks its zip until then", async () => {
    const member = await memberShopper(shop);
    const addressId = await saveOldAddress(shop.platform, member.memberCode);
    expect(await read(member)).toMatchObject([{ type: "1", zipCode: null }]);
    const changed = await put(member, { addressId });
    expect(changed).toMatchObject({ type: "1", zipCode: { code: "10110" } });
  });

  test("of an order is stored once, and none beyond the limit", async () => {
    const member = await memberShopper(shop);
    const { addressId } = await put(member);
    const typed = await savedAsTyped(shop.platform, member.memberCode, addressId);
    if (!typed) throw new Error("the address was not saved");
    const keep = (change: object, id?: string) =>
      keepUsedAddress(shop.platform, member.memberCode, { addressId: id, typed: { ...typed, ...change } });
    await keep({ firstName: "SARI" });
    expect(await read(member)).toHaveLength(1);
    await keep({ address1: "Jl. Lain" }, addressId);
    expect((await read(member)).map(({ address1 }) => address1)).toEqual(["Jl. Lain"]);
    for (const number of Array.from({ length: 25 }, (_, at) => at)) await keep({ address1: `Jl. ${number}` });
    expect(await read(member)).toHaveLength(20);
    expect(await codeOf(member, { address1: "Jl. Terakhir" })).toBe("ADDRESSES_FULL");
  });
});
