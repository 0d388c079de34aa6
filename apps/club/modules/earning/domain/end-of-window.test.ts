import { expect, test } from "vitest";
import { endOfWindow } from "./end-of-window.ts";

test.each(["00:00:00", "13:37:00", "23:59:59"])(
  "points of a purchase delivered at %s WIB can be spent when its last day for a return is over",
  (hour) => {
    const delivered = new Date(`2026-11-08T${hour}+07:00`);
    expect(endOfWindow(delivered, 14)).toEqual(new Date("2026-11-23T00:00:00+07:00"));
  },
);
