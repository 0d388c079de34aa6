import { expect, test } from "vitest";
import { tidyBirthDate, typedBirthDate } from "./birth-date-typing.ts";

/** Types one key after another. */
const type = (keys: string): string =>
  Array.from(keys).reduce((before, key) => typedBirthDate(before, before + key), "");

test("[SGN-27~] a day typed on a phone's number keys gets its slashes", () => {
  expect(type("05032000")).toBe("05/03/2000");
  expect([type("05"), type("050"), type("0503"), type("05032")]).toEqual(["05", "05/0", "05/03", "05/03/2"]);
  expect(type("050320001")).toBe("05/03/2000");
});

test("who types the slashes, points or hyphens is understood, with one digit or two", () => {
  expect(type("05/03/2000")).toBe("05/03/2000");
  expect(tidyBirthDate(type("5/3/2000"))).toBe("05/03/2000");
  expect(tidyBirthDate(type("5.3.2000"))).toBe("05/03/2000");
  expect(tidyBirthDate(type("5-3-2000"))).toBe("05/03/2000");
  expect(tidyBirthDate("05/03")).toBe("05/03");
});

test("what is pasted or filled in by the browser is understood", () => {
  expect(typedBirthDate("", "2000-03-05")).toBe("05/03/2000");
  expect(typedBirthDate("", "05/03/2000")).toBe("05/03/2000");
  expect(typedBirthDate("", "05032000")).toBe("05/03/2000");
});

test("[SGN-27~] eight digits are understood in place of an earlier date, and without a slash of theirs", () => {
  expect(typedBirthDate("17/08/1996", "17081995")).toBe("17/08/1995");
  expect(tidyBirthDate("17081995")).toBe("17/08/1995");
  expect(tidyBirthDate("1708/1995")).toBe("17/08/1995");
  expect(tidyBirthDate("17/081995")).toBe("17/08/1995");
});

test("taking away and correcting in the middle do not make anything jump", () => {
  expect(typedBirthDate("05/03/2000", "05/03/200")).toBe("05/03/200");
  expect(typedBirthDate("05/03", "05/0")).toBe("05/0");
  expect(typedBirthDate("05/03/2000", "5/03/2000")).toBe("5/03/2000");
  expect(typedBirthDate("5/03/2000", "15/03/2000")).toBe("15/03/2000");
  expect(typedBirthDate("05/0", "05/0x")).toBe("05/0");
});
