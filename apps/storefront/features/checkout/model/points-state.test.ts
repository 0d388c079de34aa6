import { describe, expect, test } from "vitest";
import { type PointsEvent, type PointsState, pointsAfter, pointsAfterRefusal, pointsAtFirst } from "./points-state.ts";

const after = (...events: readonly PointsEvent[]): PointsState => events.reduce(pointsAfter, pointsAtFirst);
const turned = (to: "on" | "off"): PointsEvent => ({ type: "turned", to });
const proven: PointsEvent = { type: "proven", proof: "proof-1" };
const counted: PointsEvent = { type: "counted", problem: "" };

describe("the switch", () => {
  test("[PIN-10~] on asks for the PIN, and turns once it is proven", () => {
    const asked = after({ type: "pinNeeded", to: "use" });
    expect(asked).toMatchObject({ asked: "pin to use", turning: undefined });
    const right = pointsAfter(asked, proven);
    expect(right).toMatchObject({ asked: undefined, proof: "proof-1" });
    expect(pointsAfter(right, turned("on"))).toMatchObject({ turning: "on", proof: "proof-1" });
  });

  test("[PIN-10~] off needs no PIN, and forgets the proof: the next on asks again", () => {
    expect(after(proven, turned("on"), counted, turned("off"))).toMatchObject({ turning: "off", proof: undefined });
  });

  test("a dialog that is closed leaves it as it was", () => {
    expect(after({ type: "pinNeeded", to: "use" }, { type: "dismissed" })).toEqual(pointsAtFirst);
  });

  test("while it is being turned, it neither turns again nor asks for a PIN", () => {
    const turning = after(proven, turned("on"));
    expect(pointsAfter(turning, turned("off"))).toBe(turning);
    expect(pointsAfter(turning, { type: "pinNeeded", to: "use" })).toBe(turning);
  });

  test("what the shop refused is shown until the next turn", () => {
    const refused = after(proven, turned("on"), { type: "counted", problem: "No answer." });
    expect(refused).toMatchObject({ turning: undefined, problem: "No answer." });
    expect(pointsAfter(refused, { type: "pinNeeded", to: "use" }).problem).toBe("");
    expect(pointsAfter(refused, turned("off")).problem).toBe("");
  });
});

describe("an order that the shop refused because of its points", () => {
  const on = after(proven, turned("on"), counted);

  test("with a proof that is spent or too old: the PIN is asked for again", () => {
    expect(pointsAfterRefusal(on, "pin")).toMatchObject({ asked: "pin to order", proof: undefined });
  });

  test("without points it goes on by itself, once, if the switch turned", () => {
    const away = pointsAfterRefusal(on, "club");
    const agreed = pointsAfter(away, { type: "wentWithout", total: 318_000 });
    expect(agreed).toMatchObject({ asked: undefined, turning: "off", agreedWithout: 318_000, proof: undefined });
    const goingOn = pointsAfter(agreed, counted);
    expect(goingOn).toMatchObject({ turning: undefined, agreedWithout: 318_000 });
    expect(pointsAfter(goingOn, { type: "wentOn" }).agreedWithout).toBeUndefined();
    const refused = pointsAfter(agreed, { type: "counted", problem: "No answer." });
    expect(refused).toMatchObject({ agreedWithout: undefined, problem: "No answer." });
  });

  test("while the club is down: the way on without points is offered, and the proof stays for another try", () => {
    const away = pointsAfterRefusal(on, "club");
    expect(away).toMatchObject({ asked: "order without points", proof: "proof-1" });
    expect(pointsAfter(away, turned("off"))).toMatchObject({ asked: undefined, turning: "off" });
    expect(pointsAfter(away, { type: "dismissed" })).toEqual(on);
  });
});

test("[CHK-13~] a guest's card is named and removed, and another one replaces it", () => {
  const card = { mobile: "8120000001", name: "A** L******" };
  const other = { mobile: "8120000005", name: "C****" };
  const found = after({ type: "cardFound", card }, { type: "cardFound", card: other });
  expect(found.card).toEqual(other);
  expect(pointsAfter(found, { type: "cardRemoved" }).card).toBeUndefined();
});
