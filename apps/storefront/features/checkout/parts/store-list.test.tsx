import { expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import { type CheckoutStore, StoreList } from "./store-list.tsx";

const store = (code: string): CheckoutStore => ({
  storeCode: code,
  storeName: `Gelora ${code}`,
  address1: "Jl. Braga 7",
  city: "Bandung",
  openingHours: "10:00-22:00",
  phone: null,
});

function list(stores: readonly CheckoutStore[], chosen?: string, language: "en-US" | "id-ID" = "en-US"): string {
  return renderPage(<StoreList stores={stores} chosen={chosen} onChoose={() => {}} fieldRef={null} />, {
    language,
    words: ["checkout"],
  });
}

test("[CHK-11~] each store that has everything is offered with its address and hours; the chosen one is checked", () => {
  const html = list([store("Braga"), store("Dago")], "Dago");
  expect(readOut(html)).toBe(
    "2 stores have everything in stock Choose a store" +
      " Gelora Braga Jl. Braga 7, Bandung 10:00–22:00 Gelora Dago Jl. Braga 7, Bandung 10:00–22:00",
  );
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="Dago"')]);
});

test("where no store has everything, delivery is offered instead, in both languages", () => {
  expect(readOut(list([]))).toBe("No store has everything in stock right now. We can deliver it to you.");
  expect(readOut(list([], undefined, "id-ID"))).toContain("Kami bisa mengirimnya ke rumahmu.");
});

test("[Q93] many stores can be searched; a handful needs no search", () => {
  const names = ["A", "B", "C", "D", "E", "F"];
  expect(list(names.map(store))).toContain('type="search"');
  expect(list(names.slice(1).map(store))).not.toContain('type="search"');
});
