export { loadSizeGuide as loader } from "../../features/sizes/load-size-guide.server.ts";
export { SizeGuidePage as default } from "../../features/sizes/size-guide-page.tsx";
