import { lightnessOf, paintable, tone, visibleOn } from "../hand/colour.ts";
import { diceFor } from "../hand/dice.ts";
import type { Weave } from "../hand/fabric.ts";
import type { DrawingRecipe } from "../recipe.ts";
import type { Palette, Pattern } from "./patterns.ts";
import { type TopForm, type TopKind, topForms } from "./top-form.ts";

/** What one top is made of; the same for all of its views. */
export type TopDesign = Palette & {
  readonly kind: TopKind;
  readonly form: TopForm;
  readonly seed: number;
  readonly mark: string;
  readonly pattern: Pattern;
  readonly sleeves: "same" | "second" | "stripes" | "cuff";
  readonly trim: string;
  readonly weave: Weave;
  readonly number: number;
  readonly bigMark: boolean;
};

const loud: readonly [Pattern, ...Pattern[]] = [
  "hoops",
  "uprights",
  "sash",
  "sides",
  "yoke",
  "fade",
  "shards",
  "pinstripe",
  "halves",
  "waves",
  "chevron",
  "chest-bar",
];
const calm: readonly [Pattern, ...Pattern[]] = [
  "plain",
  "plain",
  "plain",
  "plain",
  "chest-bar",
  "sides",
  "yoke",
  "fade",
];

/** The design that a recipe stands for. */
export function topDesign(recipe: DrawingRecipe, kind: TopKind): TopDesign {
  const dice = diceFor(kind, recipe.seed);
  const base = paintable(recipe.colours[0]);
  const second = visibleOn(base, paintable(recipe.colours[1]), tone(base, lightnessOf(base) > 0.5 ? -0.18 : 0.18));
  const accent = visibleOn(base, recipe.colours[2], recipe.colours[1]);
  const form = topForms[kind];
  const jersey = kind === "jersey";
  return {
    kind,
    base,
    second,
    accent,
    seed: recipe.seed,
    mark: recipe.mark,
    form: {
      ...form,
      neck:
        kind === "t-shirt"
          ? dice.pick(["crew", "crew", "crew", "v"])
          : jersey
            ? dice.pick(["v", "crew", "polo"])
            : form.neck,
      zip:
        kind === "long-sleeve" || kind === "hoodie"
          ? dice.pick(["none", "none", kind === "hoodie" ? "full" : "half"])
          : form.zip,
      hem: form.hem + dice.whole(-12, 8),
    },
    pattern: kind === "sports-bra" ? dice.pick(["plain", "sides", "fade", "plain"]) : dice.pick(jersey ? loud : calm),
    sleeves: dice.pick(jersey ? ["same", "second", "cuff", "stripes"] : ["same", "same", "second", "stripes", "cuff"]),
    trim: dice.pick([second, accent, base, second]),
    weave: kind === "windbreaker" ? "leather" : dice.pick(["diagonal", "dots", "knit", "leather"]),
    number: dice.whole(2, 27),
    bigMark: kind === "t-shirt" || kind === "hoodie" ? dice.chance(0.6) : false,
  };
}
