// npm run build: builds the storefront for production, unless its build is of exactly these
// sources. The other programs run from their sources.
import { buildStorefront } from "./start/build-storefront.ts";

const built = await buildStorefront(console.log);
if (!built) console.log("The storefront's build is up to date.");
