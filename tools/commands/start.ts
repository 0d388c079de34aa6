// npm start: builds and seeds what is missing, runs the four programs, says where they are, and stops them when it is told to.
import { runGelora } from "./start/run-gelora.ts";

await runGelora({ development: false });
