import type { ClientLoaderFunctionArgs } from "react-router";
import { cachedOrLoadedAdverts } from "../../features/content/cached-adverts.ts";
import type { loadHome } from "../../features/home/load-home.server.ts";

export { HomePage as default } from "../../features/home/home-page.tsx";
export { loadHome as loader } from "../../features/home/load-home.server.ts";

/** The home page's content is requested once per session [HOM-10]. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  cachedOrLoadedAdverts("/", () => serverLoader<typeof loadHome>());
