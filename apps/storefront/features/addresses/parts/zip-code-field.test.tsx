import { describe, expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import { ZipCodeField } from "./zip-code-field.tsx";

const place = { state: { code: "32", name: "Jawa Barat" }, district: { code: "32.73.09", name: "Sumur Bandung" } };
const nothing = (): void => {};

type Shown = { readonly value: string; readonly good?: boolean; readonly isOpen?: boolean };

function fieldOf({ value, good = true, isOpen = true }: Shown, language: "en-US" | "id-ID" = "id-ID"): string {
  const rest = { ref: nothing, error: undefined, onBlur: nothing, onChange: nothing };
  const label = language === "id-ID" ? "Kode pos" : "Postal code";
  return renderPage(
    <ZipCodeField
      input={{ ...rest, value, good, label }}
      address={isOpen ? place : { state: place.state, district: undefined }}
      onType={nothing}
    />,
    { language, words: ["addresses"] },
  );
}

describe("the postal code of an address", () => {
  test("[ACC-08~] [K28] one that is not known is an empty field, which may stay empty", () => {
    const field = fieldOf({ value: "00000" });
    expect(field).toContain('value=""');
    expect(field).not.toMatch(/required|00000/);
    expect(readOut(field)).toBe("Kode pos (opsional) Kalau tahu, isi 5 angka. Ongkir dihitung dari kecamatan.");
    expect(readOut(fieldOf({ value: "00000" }, "en-US"))).toContain("Postal code (optional)");
  });

  test("[ACC-08~] it opens with the district, and shows a known code", () => {
    expect(fieldOf({ value: "", isOpen: false })).toContain("disabled");
    expect(readOut(fieldOf({ value: "", isOpen: false }))).toContain("Pilih kecamatan dulu");
    expect(fieldOf({ value: "40111" })).toContain('value="40111"');
  });

  test("[CHK-09~] an old address without any must be given one", () => {
    const field = fieldOf({ value: "", good: false });
    expect(field).toContain("required");
    expect(readOut(field)).not.toContain("opsional");
  });

  test("a code of another province is doubtful, and says which of the two may be wrong", () => {
    expect(readOut(fieldOf({ value: "80361" }))).toContain(
      "80361 bukan kode pos Jawa Barat. Betulkan kode posnya, atau pilih ulang provinsi dan kecamatan",
    );
    expect(fieldOf({ value: "80361" })).toContain("border-warn");
    expect(readOut(fieldOf({ value: "80361", good: false }))).not.toContain("bukan kode pos");
    expect(readOut(fieldOf({ value: "40111" }))).not.toContain("bukan kode pos");
  });
});
