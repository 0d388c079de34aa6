import type { ClientLoaderFunctionArgs } from "react-router";
import type { loadHome } from "../../features/home/load-home.server.ts";
import { advertsKeptOrLoaded } from "../../platform/kept-adverts.ts";

export { HomePage as default } from "../../features/home/home-page.tsx";
export { loadHome as loader } from "../../features/home/load-home.server.ts";

/** The content of the home page is asked for once in a session [HOM-10]. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  advertsKeptOrLoaded("/", () => serverLoader<typeof loadHome>());
