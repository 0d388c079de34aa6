const ending = ".data";

export const isDataPath = (path: string): boolean => path.endsWith(ending);

/** The router requests a page's data at its path plus `.data`; after a slash it is `_.data`. */
export function pagePathOfData(dataPath: string): string {
  const path = dataPath.slice(0, -ending.length);
  return path === "/_root" || path === "/_" ? "/" : path.replace(/\/_$/, "/");
}

/**
 * Where the router will ask for the data of a page when it navigates there, which is that of its
 * own route alone: the frame's is there already (`app/root.tsx`).
 */
export function dataAddress(address: string, routeId: string): string {
  const { pathname, searchParams } = new URL(address, "http://page");
  searchParams.set("_routes", routeId);
  return `${pathname}${pathname.endsWith("/") ? "_" : ""}${ending}?${searchParams}`;
}

/** What the router adds to a page's query when it requests its data. */
export const routerParameters: readonly string[] = ["_routes", "index"];
