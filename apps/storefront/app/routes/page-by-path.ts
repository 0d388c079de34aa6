import type { ClientLoaderFunctionArgs } from "react-router";
import { cachedOrLoadedAdverts } from "../../features/content/cached-adverts.ts";
import type { loadPageByPath } from "../../features/content/load-page-by-path.server.ts";

export { loadPageByPath as loader } from "../../features/content/load-page-by-path.server.ts";
export { PageByPath as default } from "../../features/content/page-by-path.tsx";

/** A landing page is requested once per session [HOM-10], a `.html` listing every time. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  cachedOrLoadedAdverts(request.url, () => serverLoader<typeof loadPageByPath>());
