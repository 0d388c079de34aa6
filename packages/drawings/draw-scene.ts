import { createSheet } from "./hand/sheet.ts";
import { spots } from "./spots/spots.ts";

export type SpotName = keyof typeof spots;

const isSpot = (name: string): name is SpotName => Object.hasOwn(spots, name);

/** Names of all spot drawings for empty, error and waiting states. */
export const spotNames: readonly SpotName[] = Object.keys(spots).filter(isSpot);

/** A spot's own size, for `width` and `height` of its picture. */
export const spotSize = { width: 480, height: 360 } as const;

/** The address part of a spot. */
export const spotKeyOf = (name: SpotName): string => `spot/v1/${name}`;

/** The small drawing for a state of the shop, on nothing. */
export function drawSpot(name: SpotName): string {
  const sheet = createSheet();
  return sheet.finish(spots[name](sheet), spotSize.width, spotSize.height);
}

/** Reads a media key; undefined when it names no spot. */
export function spotOf(mediaKey: string): SpotName | undefined {
  const name = /^spot\/v1\/([a-z-]{3,24})$/.exec(mediaKey)?.[1] ?? "";
  return isSpot(name) ? name : undefined;
}
