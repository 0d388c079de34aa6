// npm start: builds and seeds what is missing, runs the four programs, prints their addresses, and
// stops them on a signal.
import { runGelora } from "./start/run-gelora.ts";

await runGelora({ development: false });
