import { expect, test } from "vitest";
import land from "./land.generated.json" with { type: "json" };
import { clustersOf, isSeen, mapPoint, narrowestView, spreads, viewAbove, viewOf } from "./store-map.ts";

const senayan = mapPoint("A", -6.2246, 106.7995);
const kemang = mapPoint("B", -6.2607, 106.8136);
const manado = mapPoint("C", 1.4811, 124.833);

test("[STO-01] [STO-03] a store stands where its latitude and longitude say", () => {
  expect(senayan.x).toBeCloseTo(10_679.95);
  expect(senayan.y).toBeCloseTo(622.46);
  expect(manado.y).toBeLessThan(0);
});

test("[STO-01] the view holds all stores, in the shape of the screen", () => {
  for (const aspect of [0.75, 1.6, 2.6]) {
    for (const points of [[senayan], [senayan, kemang], [senayan, kemang, manado]]) {
      const view = viewOf(points, aspect, narrowestView.zoom);
      expect(view.width / view.height).toBeCloseTo(aspect);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThan(view.x);
        expect(x).toBeLessThan(view.x + view.width);
        expect(y).toBeGreaterThan(view.y);
        expect(y).toBeLessThan(view.y + view.height);
      }
    }
  }
});

test("[STO-01] an inland store is seen with a coast, unless someone zooms in on it", () => {
  const bandung = mapPoint("D", -6.9147, 107.6098);
  expect(viewOf([bandung], 1, narrowestView.list).height).toBeGreaterThan(150);
  expect(viewOf([bandung], 1, narrowestView.zoom).height).toBeLessThan(50);
});

/** Of a phone's map. */
const small = { width: 356, height: 267 };
const dago = mapPoint("E", -6.885, 107.6137);
const riau = mapPoint("F", -6.9065, 107.6205);

test("[STO-01] a store that is asked for is seen with a coast and above the strip at the foot", () => {
  const view = viewAbove([dago], small, "store");
  expect(isSeen(dago, view)).toBe(true);
  // Java's coasts north and south of Bandung.
  for (const [latitude, longitude] of [
    [-6.25, 107.6],
    [-7.65, 107.69],
  ] as const)
    expect(isSeen(mapPoint("coast", latitude, longitude), view)).toBe(true);
  expect(dago.y).toBeLessThan(view.y + view.height / 2);
});

test("[STO-01] stores of one city that no zoom parts differ from those that it does", () => {
  expect(spreads([dago, riau], small, 34)).toBe(false);
  expect(spreads([dago, senayan], small, 34)).toBe(true);
});

test("without stores the map shows the whole country", () => {
  expect(viewOf([], 5100 / 5700, narrowestView.list)).toEqual({ x: 9200, y: -2600, width: 5100, height: 5700 });
});

test("stores that would cover each other share a mark until one looks nearer", () => {
  const codes = (distance: number) =>
    clustersOf([senayan, manado, kemang], distance).map(({ points }) => points.map(({ code }) => code).join(""));
  expect(codes(100)).toEqual(["AB", "C"]);
  expect(codes(1)).toEqual(["A", "C", "B"]);
});

test("[Q85] the land is drawn from the house's own file: Indonesia and its neighbours", () => {
  expect(land.indonesia.match(/M/g)?.length).toBeGreaterThan(100);
  expect(land.neighbours).toMatch(/^M[\d-]/);
});
