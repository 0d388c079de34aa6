import { type DrawingKind, type DrawingView, drawingKinds, drawingViews } from "./kinds.ts";
import { knowsMark } from "./marks.ts";

/**
 * Everything that determines a product picture. Colours are `#rrggbb`: main, second, accent. Seed
 * is 0 to 9999.
 */
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

/** The media key of a picture; it encodes the whole recipe. */
export function mediaKeyOf({ kind, view, colours, mark, seed }: DrawingRecipe): string {
  const palette = colours.map((colour) => colour.slice(1).toLowerCase()).join("-");
  return `drawn/v1/${kind}/${view}/${palette}/${mark}/${seed}`;
}

/**
 * Parses a media key strictly: only known kinds, views and marks, so that the number of drawings a
 * client can request is bounded.
 */
export function recipeOf(mediaKey: string): DrawingRecipe | undefined {
  const parts = mediaKey.length <= 120 ? form.exec(mediaKey) : null;
  if (!parts) return undefined;
  const [, kindName, viewName, first, second, third, mark = "", seed] = parts;
  const kind = kindNamed(kindName);
  const view = viewNamed(viewName);
  if (!kind || !view || !knowsMark(mark)) return undefined;
  return { kind, view, colours: [`#${first}`, `#${second}`, `#${third}`], mark, seed: Number(seed) };
}
