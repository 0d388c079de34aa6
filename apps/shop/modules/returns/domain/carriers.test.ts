import { expect, test } from "vitest";
import { carriersIn, readParcel } from "./carriers.ts";

test("a known courier has our name for it; another needs its own", () => {
  expect(readParcel({ companyCode: "jne", companyName: "anything", expressCode: "jx 123 456" })).toEqual({
    companyCode: "JNE",
    companyName: "JNE",
    expressCode: "JX123456",
  });
  const other = { companyCode: "OTHER", expressCode: "ABC-12345" };
  expect(readParcel({ ...other, companyName: " Kurir  Kita " })).toMatchObject({ companyName: "Kurir Kita" });
  expect(readParcel(other)).toEqual({ wrong: "companyName" });
});

test.each([
  [{ companyCode: "toString", expressCode: "ABC12345" }, "companyCode"],
  [{ companyCode: "JNE", expressCode: "12345" }, "expressCode"],
  [{ companyCode: "JNE", expressCode: "https://x.example" }, "expressCode"],
] as const)("%j is refused because of its %s", (given, wrong) => {
  expect(readParcel(given)).toEqual({ wrong });
});

test("the list ends with another courier, in both languages", () => {
  expect(carriersIn("id-ID").at(-1)).toEqual({ companyCode: "OTHER", companyName: "Kurir lain" });
  expect(carriersIn("en-US").at(-1)?.companyName).toBe("Another courier");
});
