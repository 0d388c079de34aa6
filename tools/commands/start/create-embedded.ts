// Creates an embedded database in the folder named, in a process of its own: what creating one needs of memory (350 MB more, measured on PGlite 0.5.16)
// is never given back, and the program that will use the database should not carry it for ever.
import { openDatabase } from "@gelora/service-kit/database.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("The folder of the database is missing.");
const database = await openDatabase({ folder, holder: "npm start" });
await database.close();
