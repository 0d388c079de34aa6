import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "../platform/pages/pages.ts";

/**
 * Every address of the storefront [SHL-02], from the table of pages. Precedence [K30]: named
 * routes, then paths that end in .html (listings), then landing pages by path, else a 404. A
 * parameter is always a whole segment: loaders take `.html` endings apart.
 */
export default pages.flatMap(({ path, file }) => {
  if (!file) return [];
  return path === "" ? index(`routes/${file}.ts`) : route(path, `routes/${file}.ts`);
}) satisfies RouteConfig;
