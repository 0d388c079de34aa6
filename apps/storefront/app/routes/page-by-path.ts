export { loadPageByPath as loader } from "../../features/content/load-page-by-path.server.ts";
export { PageByPath as default } from "../../features/content/page-by-path.tsx";
