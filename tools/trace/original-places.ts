import type { SourceMap } from "node:module";

/** A place in a script that the storefront serves: `https://…/assets/page-1a2b.js:1:2345`. */
const servedPlace = /(?:https?:\/\/[^\s()]*?)?\/assets\/([\w-][\w.-]*\.js):(\d+):(\d+)/g;

/**
 * A browser's stack with the places of our sources in it. Places of a script whose map is not there
 * stay as they are.
 * @param mapOf the map of a script by the script's name
 */
export function withOriginalPlaces(stack: string, mapOf: (script: string) => SourceMap | undefined): string {
  return stack.replaceAll(servedPlace, (place, script: string, line: string, column: string) => {
    const origin = mapOf(script)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return place;
    return `${ownPath(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

/** Sources are named by the way from the built script: `../../../features/…`. */
const ownPath = (source: string): string => source.replace(/^(?:\.\.\/)+/, "");
