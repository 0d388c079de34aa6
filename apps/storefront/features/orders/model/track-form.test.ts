import { expect, test } from "vitest";
import {
  errorsOf,
  formFrom,
  formOfProof,
  isSameProof,
  noteOfProof,
  proofIn,
  type TrackForm,
  trackInput,
} from "./track-form.ts";

const form: TrackForm = { orderCode: " GL123 ", by: "email", email: " dewi@contoh.id ", mobile: "0812 3456 789" };

test("[ORD-03] an order is looked for by its code and one contact", () => {
  expect(errorsOf(form)).toEqual({ orderCode: undefined, contact: undefined });
  expect(trackInput(form)).toEqual({ orderCode: "GL123", email: "dewi@contoh.id" });
  expect(trackInput({ ...form, by: "mobile" })).toEqual({ orderCode: "GL123", mobile: "8123456789" });
});

test("a message's link fills in the code, and a WhatsApp message's asks for the number", () => {
  const from = (search: string) => formFrom(new URLSearchParams(search));
  expect(from("?orderCode=GL123")).toEqual({ orderCode: "GL123", by: "email", email: "", mobile: "" });
  expect(from("?orderCode=GL123&by=mobile")).toMatchObject({ by: "mobile", mobile: "" });
  expect(from("?orderCode=GL123&mobile=8123456789")).toMatchObject({ by: "mobile", mobile: "8123456789" });
});

test("[ORD-03] what is missing or wrong is named", () => {
  expect(errorsOf({ ...form, orderCode: " ", email: "" })).toEqual({ orderCode: "codeEmpty", contact: "emailEmpty" });
  expect(errorsOf({ ...form, email: "dewi" }).contact).toBe("emailInvalid");
  const mobile = (typed: string) => errorsOf({ ...form, by: "mobile", mobile: typed }).contact;
  expect(["", "812", "7123456789"].map(mobile)).toEqual(["mobileEmpty", "mobileLength", "mobileInvalid"]);
});

test("another code, another contact or another kind of contact is another search", () => {
  const asked = trackInput(form);
  expect(isSameProof(trackInput({ ...form, orderCode: "GL123" }), asked)).toBe(true);
  expect(isSameProof(asked, undefined)).toBe(false);
  expect(isSameProof(trackInput({ ...form, orderCode: "GL124" }), asked)).toBe(false);
  expect(isSameProof(trackInput({ ...form, email: "sari@contoh.id" }), asked)).toBe(false);
  expect(isSameProof(trackInput({ ...form, by: "mobile" }), asked)).toBe(false);
});

test("[ORD-03~] what proved an order in a tab proves it there again, and no other order", () => {
  for (const proof of [
    { orderCode: "GL123", email: "dewi@contoh.id" },
    { orderCode: "GL123", mobile: "8123456789" },
  ]) {
    const note = noteOfProof(proof);
    expect(proofIn(note, "GL123")).toEqual(proof);
    expect(proofIn(note, " gl123 ")).toEqual(proof);
    expect(trackInput(formOfProof(proof))).toEqual(proof);
    expect(proofIn(note, "GL124")).toBeUndefined();
    expect(proofIn(note, "")).toBeUndefined();
  }
  for (const note of [undefined, "", "GL123", "GL123 email ", "GL123 card 4811"])
    expect(proofIn(note, "GL123")).toBeUndefined();
});
