import { expect, test } from "vitest";
import { hasLink, isAddressText, isBlank, isRecipientName, isZipCode, shownZipCode } from "./address.ts";

test("[CHK-08~] invisible joiners are blank, a single mark is not", () => {
  expect(["", "  ", "\u200d\u200c"].map(isBlank)).toEqual([true, true, true]);
  expect(["-", "Sari", "山田"].map(isBlank)).toEqual([false, false, false]);
  expect([isAddressText("x".repeat(50), 50), isAddressText("x".repeat(51), 50)]).toEqual([true, false]);
});

test("[CHK-08~] no label printer knows emoji; marks, digits and letters of any language stay", () => {
  expect(["😀😀", "Sari 🇮🇩", "Jl. Mawar ❤"].map((text) => isAddressText(text, 50))).toEqual([false, false, false]);
  const good = ["Jl. Mawar No. 7 #2, RT 02/RW 05 (½)", "山田", "D'Angelo-Putri*"];
  expect(good.filter((text) => !isAddressText(text, 50))).toEqual([]);
});

test("[CHK-09~] a postal code has five digits", () => {
  expect(["10110", " 00000 ", "1011", "1011a", ""].map(isZipCode)).toEqual([true, true, false, false, false]);
});

test("[CHK-08~] a name with a link is no recipient's, in whatever letters it is written", () => {
  const links = ["https://prize.test", "WWW.prize.test", "prize.test/win", "prize.test／win", "prize.test\\win"];
  const bare = [
    "prize.test",
    "PRIZE.COM",
    "Win at a.prize.test!",
    "win.id",
    "wa.me",
    "prize．test",
    "prize。test",
    "ab-cd.test",
  ];
  expect([...links, ...bare].filter((name) => !hasLink(name) || isRecipientName(name))).toEqual([]);
  const names = ["Sari", "Moh. Ali", "D'Angelo-Putri", "-", "Wawan", "Budi.", "Putra Jr."];
  const joined = [
    "A.R.Rahman",
    "Moh.Ali",
    "MUH.RIZKY",
    "m.rizky",
    "St.John",
    "Prof.Dr.Ir.Sutomo",
    "Budi, S.Kom",
    "Rini Amd.Keb",
    "dr. Ayu, Sp.OG",
  ];
  expect([...names, ...joined].filter((name) => hasLink(name) || !isRecipientName(name))).toEqual([]);
  expect([isRecipientName("x".repeat(51)), isRecipientName(" ")]).toEqual([false, false]);
});

test("[K28] the stand-in for an unknown postal code is not shown", () => {
  expect(["40135", "00000", "", null].map(shownZipCode)).toEqual(["40135", "", "", ""]);
});
