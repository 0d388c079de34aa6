import { lightnessOf, paintable, tone, visibleOn } from "../hand/colour.ts";
import { diceFor } from "../hand/dice.ts";
import type { Weave } from "../hand/fabric.ts";
import type { DrawingRecipe } from "../recipe.ts";
import type { Palette, Pattern } from "./patterns.ts";
import { type Neck, type TopForm, type TopKind, topForms } from "./top-form.ts";

/** The parts of one top, the same for all its views. */
export type TopDesign = Palette & {
  readonly kind: TopKind;
  readonly form: TopForm;
  readonly seed: number;
  readonly mark: string;
  readonly pattern: Pattern;
  readonly sleeves: "same" | "second" | "stripes" | "cuff";
  readonly trim: string;
  readonly weave: Weave;
  /** Absent where none is worn. */
  readonly number: number | undefined;
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

const halved: readonly Pattern[] = ["yoke", "halves", "fade", "hoops", "uprights"];

/** The patterns to choose from, where they are not the calm ones. */
const patternsOf: Partial<Record<TopKind, readonly [Pattern, ...Pattern[]]>> = {
  jersey: loud,
  "badminton-jersey": loud,
  "basketball-jersey": ["plain", "sides", "sides", "yoke", "pinstripe"],
  "cycling-jersey": ["plain", "chest-bar", "sides", "yoke", "fade", "shards", "waves", "chevron"],
  tunic: ["plain", "plain", "yoke", "chest-bar"],
  "sports-bra": ["plain", "sides", "fade", "plain"],
};

const necksOf: Partial<Record<TopKind, readonly [Neck, ...Neck[]]>> = {
  "t-shirt": ["crew", "crew", "crew", "v"],
  jersey: ["v", "crew", "polo"],
  "badminton-jersey": ["v", "crew", "polo"],
};

type Sleeves = TopDesign["sleeves"];
const teamSleeves: readonly [Sleeves, ...Sleeves[]] = ["same", "second", "cuff", "stripes"];
const calmSleeves: readonly [Sleeves, ...Sleeves[]] = ["same", "same", "second", "stripes", "cuff"];

/** Teams wear numbers; cyclists and badminton players do not. */
const numberedKinds: readonly TopKind[] = ["jersey", "basketball-jersey"];

/** The design of a recipe. */
export function topDesign(recipe: DrawingRecipe, kind: TopKind): TopDesign {
  const dice = diceFor(kind, recipe.seed);
  const base = paintable(recipe.colours[0]);
  const second = visibleOn(base, paintable(recipe.colours[1]), tone(base, lightnessOf(base) > 0.5 ? -0.18 : 0.18));
  const accent = visibleOn(base, recipe.colours[2], recipe.colours[1]);
  const form = topForms[kind];
  const pattern = dice.pick(patternsOf[kind] ?? calm);
  const sleeves = dice.pick(kind.endsWith("jersey") ? teamSleeves : calmSleeves);
  return {
    kind,
    base,
    second,
    accent,
    seed: recipe.seed,
    mark: recipe.mark,
    form: {
      ...form,
      neck: dice.pick(necksOf[kind] ?? [form.neck]),
      zip:
        kind === "long-sleeve" || kind === "hoodie"
          ? dice.pick(["none", "none", kind === "hoodie" ? "full" : "half"])
          : form.zip,
      hem: form.hem + dice.whole(-12, 8),
    },
    pattern,
    // With sleeves like the yoke or the half, a top would look like its second colour.
    sleeves: sleeves === "second" && halved.includes(pattern) ? "same" : sleeves,
    trim: dice.pick([second, accent, base, second]),
    weave: kind === "windbreaker" ? "leather" : dice.pick(["diagonal", "dots", "knit", "leather"]),
    number: numberedKinds.includes(kind) ? dice.whole(2, 27) : undefined,
    bigMark: kind === "t-shirt" || kind === "hoodie" ? dice.chance(0.6) : false,
  };
}
