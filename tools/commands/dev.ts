// npm run dev: like npm start, on the same data, but from sources: services restart when their
// files change, the storefront reloads hot.
import { runGelora } from "./start/run-gelora.ts";

await runGelora({ development: true });
