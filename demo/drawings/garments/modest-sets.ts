import type { Brush, Gear } from "../hand/brush.ts";
import { tone } from "../hand/colour.ts";
import { group } from "../hand/sheet.ts";
import { wallShadow } from "../hand/stage.ts";
import { bottoms } from "./bottoms.ts";
import { closeFitting } from "./close-fitting.ts";
import { topDesign } from "./top-design.ts";
import { wholeTop } from "./tops.ts";

/** Tunic, trousers and hijab for swimming, arranged as they are worn, in the tunic's dimensions. */
function modestSwimsuit(brush: Brush): string {
  const { sheet, main, second, accent, mark, seed, behind } = brush;
  const plain = { ...brush, second: tone(main, -0.05), mark: "" };
  const recipe = { kind: "tunic", view: "side", colours: [main, second, accent], mark, seed } as const;
  const trousers = group(bottoms["track-pants"].paint(plain), { transform: "translate(-120 324) scale(1.3)" });
  const tunic = wholeTop(sheet, topDesign(recipe, "tunic"), behind);
  const hijab = group(closeFitting["sports-hijab"].paint(plain), { transform: "translate(200 -128) scale(.5)" });
  return group(trousers + tunic + hijab, { transform: "translate(204 117) scale(.49)" });
}

/** Sets that leave face, hands and feet free. */
export const modestSets = {
  "modest-swimsuit": {
    paint: modestSwimsuit,
    focus: [400, 240],
    markedBack: true,
    turn: "round",
    shadow: (sheet) => wallShadow(sheet, [400, 760], 170),
  },
} satisfies Readonly<Record<string, Gear>>;
