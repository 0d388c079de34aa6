import { blend, lightnessOf, paintable, tone, visibleOn } from "../hand/colour.ts";
import { type Dice, diceFor } from "../hand/dice.ts";
import type { DrawingRecipe } from "../recipe.ts";
import { type ShoeForm, type ShoeKind, shoeForm } from "./shoe-form.ts";

type Overlay = "stripes" | "mark" | "sweep" | "saddle" | "web" | "chevrons" | "fade" | "bands" | "plain";

/** One shoe's measures, the colours of its parts and its design choices. */
export type ShoeDesign = {
  readonly kind: ShoeKind;
  readonly form: ShoeForm;
  readonly seed: number;
  readonly mark: string;
  readonly base: string;
  readonly panel: string;
  readonly accent: string;
  readonly trim: string;
  readonly lace: string;
  readonly lining: string;
  readonly foam: string;
  readonly foamAccent: string;
  readonly rubber: string;
  readonly overlay: Overlay;
  readonly weave: "dots" | "diagonal" | "knit" | "hex" | "leather";
  readonly toe: "guard" | "wing" | "plain" | "cap" | "rand";
  readonly heelPiece: "counter" | "clip" | "band" | "plain";
  readonly carve: "wave" | "grooves" | "pods" | "wedge" | "layers" | "facets";
  readonly stripeCount: number;
};

const gum = "#b9814c";

function soleColours(kind: ShoeKind, dice: Dice, base: string, second: string, accent: string) {
  const pale = lightnessOf(base) > 0.86 ? "#efece6" : "#f6f4f0";
  const foam = dice.pick([
    pale,
    pale,
    pale,
    "#faf9f7",
    blend(second, "#f6f4f0", 0.82),
    lightnessOf(base) < 0.4 ? "#26242a" : pale,
    blend(accent, "#f6f4f0", 0.88),
  ]);
  const flat = kind === "futsal-shoe" || kind === "lifestyle-sneaker" || kind === "court-shoe";
  const rubber = flat
    ? dice.pick([gum, gum, pale, tone(second, -0.05), "#2a2725"])
    : dice.pick(["#2a2725", "#2a2725", accent, tone(second, -0.1)]);
  if (kind === "football-boot")
    return { foam: dice.pick([base, base, tone(base, 0.12)]), rubber: dice.pick([accent, "#f1efec", "#2a2725"]) };
  if (kind === "hiking-boot")
    return { foam: dice.pick(["#3a332e", tone(base, -0.12), "#2a2725"]), rubber: dice.pick(["#26221f", gum]) };
  if (kind === "futsal-shoe") return { foam: rubber === gum ? gum : foam, rubber };
  return { foam, rubber };
}

function choices(
  kind: ShoeKind,
  dice: Dice,
): Pick<ShoeDesign, "overlay" | "weave" | "toe" | "heelPiece" | "carve" | "stripeCount"> {
  const leather = kind === "lifestyle-sneaker" || kind === "hiking-boot";
  const smooth = kind === "football-boot" || kind === "futsal-shoe";
  const weaves = leather
    ? (["leather", "leather", "knit"] as const)
    : smooth
      ? (["leather", "knit", "hex"] as const)
      : (["dots", "diagonal", "knit", "hex", "dots"] as const);
  const toes =
    kind === "trail-shoe" || kind === "hiking-boot"
      ? (["rand", "rand", "guard"] as const)
      : kind === "lifestyle-sneaker"
        ? (["cap", "wing", "guard", "plain"] as const)
        : smooth
          ? (["plain", "plain", "wing"] as const)
          : (["guard", "wing", "plain", "guard", "plain"] as const);
  return {
    overlay: dice.pick(["stripes", "mark", "sweep", "saddle", "web", "chevrons", "fade", "bands", "mark", "sweep"]),
    weave: dice.pick(weaves),
    toe: dice.pick(toes),
    heelPiece: dice.pick(["counter", "clip", "band", "counter", "plain"]),
    carve: dice.pick(["wave", "grooves", "pods", "wedge", "layers", "facets"]),
    stripeCount: dice.pick([2, 4]),
  };
}

/** The design of a recipe; every view draws the same shoe. */
export function shoeDesign(recipe: DrawingRecipe, kind: ShoeKind): ShoeDesign {
  const dice = diceFor(kind, recipe.seed);
  const [first, second, third] = recipe.colours;
  const base = paintable(first);
  const accent = visibleOn(base, third, second);
  const light = lightnessOf(base) > 0.55;
  // Panels are shades of the upper, so that a shoe has the colour of its name; trim and laces add
  // the other colours.
  const panel = tone(base, dice.pick([0.09, 0.2]) * (light ? -1 : 1));
  return {
    kind,
    form: shoeForm(kind, dice),
    seed: recipe.seed,
    mark: recipe.mark,
    base,
    panel,
    accent,
    trim: visibleOn(panel, accent, second, base),
    lace: dice.pick([visibleOn(base, "#f7f5f2"), base, visibleOn(base, second, third), accent]),
    lining: dice.pick([tone(base, -0.16), visibleOn(base, second), "#34302e"]),
    ...soleColours(kind, dice, base, paintable(second), accent),
    foamAccent: accent,
    ...choices(kind, dice),
  };
}
