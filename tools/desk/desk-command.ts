import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { askDesk } from "./ask-desk.ts";
import { deadLinks } from "./dead-links.ts";
import { type DeskAct, deskActs, previewMailingQuery, variablesOf, writeMailingQuery } from "./desk-acts.ts";
import { openPrompt } from "./prompt.ts";
import { replayQuery, replayText } from "./replay-report.ts";

const shop = process.env.SHOP_URL ?? "http://localhost:4000";
const sessionFile = join(process.env.GELORA_DATA ?? ".data", "desk-session");

const replayUsage = "replay <draft.json> <first day> <last day> [--costs <costs.json>] [--csv]";
const usage = [
  "Usage: npm run desk -- <act> …, at the running shop (SHOP_URL):",
  "  sign-in <staff code>: asks for the password and the six digits, or reads GELORA_STAFF_PASSWORD",
  "    and GELORA_STAFF_CODE; `npm run staff -- enrol <staff code>` gives both",
  `  ${replayUsage}: a draft promotion on past orders`,
  "  write-mailing <mailing.json>: a draft; docs/newsletter.md shows its shape",
  "  preview-mailing <code> <en-US|id-ID> <file.html>: writes what its readers get",
  ...Object.values(deskActs).map((act) => `  ${act.usage}`),
].join("\n");

const previewSchema = z.object({ subject: z.string(), html: z.string(), text: z.string() });

const ask = (query: string, variables: object, token: string | undefined) => askDesk(shop, { query, variables }, token);

/** The token is for its owner's eyes: the file is readable by them alone. */
async function signIn(staffCode: string): Promise<void> {
  const prompt = openPrompt(process.stdin, process.stderr);
  const password = process.env.GELORA_STAFF_PASSWORD ?? (await prompt.askSecret("Password: "));
  const code = process.env.GELORA_STAFF_CODE ?? (await prompt.ask("Six digits: "));
  prompt.close();
  const query =
    "mutation ($staffCode: String!, $password: String!, $code: String!) { signIn(staffCode: $staffCode, password: $password, code: $code) { token } }";
  const { signIn: signedIn } = await ask(query, { staffCode, password, code }, undefined);
  const { token } = z.object({ token: z.string() }).parse(signedIn);
  await mkdir(dirname(sessionFile), { recursive: true });
  await writeFile(sessionFile, token, { mode: 0o600 });
  console.log(`${staffCode} is signed in.`);
}

async function run(act: DeskAct, words: readonly string[]): Promise<void> {
  const variables = variablesOf(act, words);
  if (!variables) throw new Error(`Usage: npm run desk -- ${act.usage}`);
  const token = await readFile(sessionFile, "utf8").catch(() => undefined);
  const [value] = Object.values(await ask(act.query, variables, token));
  const rows = Array.isArray(value) ? value : [value];
  for (const row of rows) console.log(JSON.stringify(row));
  if (Array.isArray(value) && value.length === 0) console.log("None.");
  const refused = z.object({ success: z.literal(false) }).safeParse(value);
  if (refused.success) process.exitCode = 1;
}

async function replay(words: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { csv: { type: "boolean", default: false }, costs: { type: "string" } },
  });
  const [file, from, to] = positionals;
  if (!file || !from || !to) throw new Error(`Usage: npm run desk -- ${replayUsage}`);
  const draft = await readFile(file, "utf8");
  const costs = values.costs === undefined ? null : await readFile(values.costs, "utf8");
  const token = await readFile(sessionFile, "utf8").catch(() => undefined);
  const { replayOffer } = await ask(replayQuery, { draft, from, to, costs }, token);
  const text = replayText(replayOffer, values.csv);
  process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
}

async function writeMailing([file]: readonly string[]): Promise<void> {
  if (!file) throw new Error("Usage: npm run desk -- write-mailing <mailing.json>");
  const words = [await readFile(file, "utf8")];
  await run({ usage: "write-mailing <mailing.json>", words: ["mailing"], query: writeMailingQuery }, words);
}

async function previewMailing([mailingCode, language, file]: readonly string[]): Promise<void> {
  if (!mailingCode || !language || !file)
    throw new Error("Usage: npm run desk -- preview-mailing <code> <en-US|id-ID> <file.html>");
  const token = await readFile(sessionFile, "utf8").catch(() => undefined);
  const { mailingPreview } = await ask(previewMailingQuery, { mailingCode, language }, token);
  const { subject, html, text } = previewSchema.parse(mailingPreview);
  await writeFile(file, html);
  console.log(`${subject}\n\n${text}\n\nThe HTML is in ${file}.`);
  const dead = await deadLinks(html);
  if (dead.length > 0) console.error(`These links lead nowhere:\n${dead.join("\n")}`);
}

try {
  const [name = "", ...words] = process.argv.slice(2);
  const act = deskActs[name];
  if (name === "sign-in" && words[0]) await signIn(words[0]);
  else if (name === "replay") await replay(words);
  else if (name === "write-mailing") await writeMailing(words);
  else if (name === "preview-mailing") await previewMailing(words);
  else if (act) await run(act, words);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
