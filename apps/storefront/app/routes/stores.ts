export { loadStores as loader } from "../../features/stores/load-stores.server.ts";
export { StoresPage as default } from "../../features/stores/stores-page.tsx";
