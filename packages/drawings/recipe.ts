import { type DrawingKind, type DrawingView, drawingKinds, drawingViews } from "./kinds.ts";
import { knowsMark } from "./marks.ts";

/** Everything that decides how a picture of goods looks. Colours are `#rrggbb`: main, second, accent. Seed is 0 to 9999. */
export type DrawingRecipe = {
  readonly kind: DrawingKind;
  readonly view: DrawingView;
  readonly colours: readonly [string, string, string];
  readonly mark: string;
  readonly seed: number;
};

const form =
  /^drawn\/v1\/([a-z-]{3,24})\/([a-z]{4,6})\/([0-9a-f]{6})-([0-9a-f]{6})-([0-9a-f]{6})\/([a-z]{2,12})\/(0|[1-9][0-9]{0,3})$/;

const kindNamed = (name: string | undefined) => drawingKinds.find((kind) => kind === name);
const viewNamed = (name: string | undefined) => drawingViews.find((view) => view === name);

/** The address part that names a picture; the same recipe always gives the same key and the key says it all. */
export function mediaKeyOf({ kind, view, colours, mark, seed }: DrawingRecipe): string {
  const palette = colours.map((colour) => colour.slice(1).toLowerCase()).join("-");
  return `drawn/v1/${kind}/${view}/${palette}/${mark}/${seed}`;
}

/** Reads a media key strictly: only known kinds, views and marks, so that nobody can make the server draw without end. */
export function recipeOf(mediaKey: string): DrawingRecipe | undefined {
  const parts = mediaKey.length <= 120 ? form.exec(mediaKey) : null;
  if (!parts) return undefined;
  const [, kindName, viewName, first, second, third, mark = "", seed] = parts;
  const kind = kindNamed(kindName);
  const view = viewNamed(viewName);
  if (!kind || !view || !knowsMark(mark)) return undefined;
  return { kind, view, colours: [`#${first}`, `#${second}`, `#${third}`], mark, seed: Number(seed) };
}
