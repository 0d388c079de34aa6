import { parseArgs } from "node:util";
import { isLanguage } from "@gelora/locale/language.ts";
import type { MediaStore } from "@gelora/service-kit/media-store.ts";
import {
  importPages,
  listPages,
  listVersions,
  mayEdit,
  missingReferences,
  missingUploads,
  movePage,
  namePage,
  publishPage,
  withdrawPage,
} from "../../apps/shop/modules/content/content.ts";
import { findStaff } from "../../apps/shop/modules/staff/staff.ts";
import type { Platform } from "../../apps/shop/platform/platform.ts";
import type { StaffPrincipal } from "../../apps/shop/platform/principal.ts";
import { keepFilm } from "./keep-film.ts";
import { exportToFolder, readFolder } from "./page-folder.ts";

/** The stored pictures and films, of which an import asks. */
type Media = Pick<MediaStore, "read" | "sizeOf" | "keep">;

/** What to print in place of a result. */
export class ContentRefusal extends Error {}

const usage = [
  "Usage: npm run content -- <act> …:",
  "  list: every page, what is shown of it, its draft and its last version",
  "  versions <address>",
  "  export <folder>",
  "with --as <staff code>, role merchandising:",
  "  import <folder> [--dry-run]: all pages, or none when one is wrong",
  "  upload <film.webm, film.mp4 or captions.vtt>: prints its address for a page",
  "  publish <address> [<version>]: the draft, or a version to go back to",
  "  withdraw <address>",
  "  move <address> <new address>: the old one leads to the new one",
  "  name <address> <language> <slug>: its last part there; the documented one takes it away",
].join("\n");

type Act = (
  platform: Platform,
  words: readonly string[],
  staff: StaffPrincipal,
  asked: { readonly media: Media; readonly isTrial: boolean },
) => Promise<readonly string[]>;

const readingActs: Readonly<
  Record<string, (platform: Platform, words: readonly string[]) => Promise<readonly string[]>>
> = {
  list: async (platform) =>
    (await listPages(platform)).map(({ pageUrl, publishedVersion, draftVersion, lastVersion, savedAt, savedBy }) => {
      const shown = publishedVersion === null ? "not shown" : `shown ${publishedVersion}`;
      const draft = draftVersion === null ? "" : `, draft ${draftVersion}`;
      return `${pageUrl}: ${shown}${draft}; ${lastVersion} saved by ${savedBy} at ${savedAt.toISOString()}`;
    }),
  versions: async (platform, [address]) => {
    const versions = await listVersions(platform, needed(address));
    if (versions.length === 0) throw new ContentRefusal(`There is no page ${address}.`);
    return versions.map(({ version, savedAt, savedBy, note }) =>
      `${version} saved by ${savedBy} at ${savedAt.toISOString()} ${note}`.trim(),
    );
  },
  export: async (platform, [folder]) => [`${(await exportToFolder(platform, needed(folder))).length} files written.`],
};

const changingActs: Readonly<Record<string, Act>> = {
  import: async (platform, [folder], staff, asked) => importFolder(platform, needed(folder), staff, asked),
  upload: async (_platform, [file], staff, { media }) => {
    if (!mayEdit(staff)) throw new ContentRefusal("Not done: not allowed.");
    const outcome = await keepFilm(media, needed(file));
    if ("fault" in outcome) throw new ContentRefusal(`Not done: ${outcome.fault}.`);
    return [outcome.address];
  },
  publish: async (platform, [address, version], staff) =>
    expected(await publishPage(platform, staff, needed(address), numberOf(version)), "published"),
  withdraw: async (platform, [address], staff) =>
    expected(await withdrawPage(platform, staff, needed(address)), "withdrawn"),
  name: async (platform, [address, language, slug], staff) => {
    if (!isLanguage(language)) throw new ContentRefusal(usage);
    return expected(await namePage(platform, staff, needed(address), { [language]: needed(slug) }), "named");
  },
  move: async (platform, [from, to], staff) =>
    expected(await movePage(platform, staff, needed(from), needed(to)), "moved"),
};

/**
 * Runs one command.
 * @returns what to print
 * @throws ContentRefusal when it is unknown, or was refused
 */
export async function runContent(
  platform: Platform,
  media: Media,
  args: readonly string[],
): Promise<readonly string[]> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { as: { type: "string" }, "dry-run": { type: "boolean", default: false } },
  });
  const [name = "", ...words] = positionals;
  const reading = readingActs[name];
  if (reading) return reading(platform, words);
  const changing = changingActs[name];
  if (!changing || values.as === undefined) throw new ContentRefusal(usage);
  const staff = await findStaff(platform, values.as);
  if (!staff) throw new ContentRefusal(`Nobody works here under the code ${values.as}.`);
  return changing(platform, words, staff, { media, isTrial: values["dry-run"] });
}

async function importFolder(
  platform: Platform,
  folder: string,
  staff: StaffPrincipal,
  { media, isTrial }: Parameters<Act>[3],
) {
  const { pages, problems } = await readFolder(folder);
  const stored = await missingUploads(
    media,
    pages.map(({ page }) => page),
  );
  const holes = pages.flatMap(({ source }, at) => (stored[at] ?? []).map((what) => `${source}: ${what}`));
  const before = [...problems, ...holes];
  // With problems it is only tried, for those that the shop finds in the other files.
  const answer = await importPages(platform, staff, pages, isTrial || before.length > 0);
  if (!answer.ok || before.length > 0)
    throw new ContentRefusal([...before, ...(answer.ok ? [] : answer.problems), "Nothing was imported."].join("\n"));
  const missing = await missingReferences(
    platform,
    pages.map(({ page }) => page),
  );
  const warnings = pages.flatMap(({ source }, at) => (missing[at] ?? []).map((what) => `${source}: warning: ${what}`));
  const saved = answer.imported.filter(({ result }) => result === "saved");
  const count = `${saved.length} saved, ${answer.imported.length - saved.length} unchanged.`;
  return [
    ...saved.map(({ source, version }) => `${source}: version ${version}`),
    ...warnings,
    isTrial ? `Would be: ${count} Nothing was changed.` : count,
  ];
}

function expected(answer: string, wanted: string): readonly string[] {
  if (answer !== wanted) throw new ContentRefusal(`Not done: ${answer}.`);
  return [`Done: ${answer}.`];
}

function needed(word: string | undefined): string {
  if (!word) throw new ContentRefusal(usage);
  return word;
}

function numberOf(word: string | undefined): number | undefined {
  if (word === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new ContentRefusal(`"${word}" is no version.`);
  return Number(word);
}
