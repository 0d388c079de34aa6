import { describe, expect, test } from "vitest";
import { drawingKinds, drawingViews } from "./kinds.ts";
import { brandMarks } from "./marks.ts";
import { type DrawingRecipe, mediaKeyOf, recipeOf } from "./recipe.ts";

const recipe: DrawingRecipe = {
  kind: "running-shoe",
  view: "side",
  colours: ["#f4f2ee", "#1f2a44", "#d8321a"],
  mark: "peak",
  seed: 12,
};
const key = "drawn/v1/running-shoe/side/f4f2ee-1f2a44-d8321a/peak/12";

describe("the key of a drawn picture", () => {
  test("says all of the recipe and is read back to it, for every kind, view and mark", () => {
    expect(mediaKeyOf(recipe)).toBe(key);
    for (const kind of drawingKinds)
      for (const view of drawingViews)
        for (const mark of brandMarks) {
          const other: DrawingRecipe = { ...recipe, kind, view, mark, seed: 9999 };
          expect(recipeOf(mediaKeyOf(other))).toEqual(other);
        }
  });

  test.each([
    ["a path that climbs", key.replace("running-shoe", "..")],
    ["an unknown kind", key.replace("running-shoe", "rocket")],
    ["a kind that is a property of every object", key.replace("running-shoe", "constructor")],
    ["an unknown view", key.replace("/side/", "/above/")],
    ["an unknown mark", key.replace("peak", "swoosh")],
    ["a mark that is a property of every object", key.replace("peak", "valueof")],
    ["capital letters", key.replace("f4f2ee", "F4F2EE")],
    ["a colour of three digits", key.replace("f4f2ee", "fff")],
    ["a fourth colour", key.replace("-d8321a", "-d8321a-000000")],
    ["a seed of five digits", key.replace("/12", "/10000")],
    ["a seed with a leading zero", key.replace("/12", "/012")],
    ["something after the seed", `${key}/x`],
    ["a line break at the end", `${key}\n`],
    ["a key of another edition", key.replace("v1", "v2")],
    ["a very long key", key + "1".repeat(100_000)],
    ["nothing", ""],
  ])("refuses %s", (_what, trick) => {
    expect(recipeOf(trick)).toBeUndefined();
  });
});
