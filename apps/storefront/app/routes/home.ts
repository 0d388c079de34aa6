export { HomePage as default } from "../../features/home/home-page.tsx";
export { loadHome as loader } from "../../features/home/load-home.server.ts";
