// npm run dev: as npm start, on the same data, but from sources: services start again when a file of theirs changes, the storefront reloads hot.
import { runGelora } from "./start/run-gelora.ts";

await runGelora({ development: true });
