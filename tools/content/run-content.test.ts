import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importCatalogue } from "../../apps/shop/modules/catalogue/catalogue.ts";
import { sampleCatalogue } from "../../apps/shop/modules/catalogue/testing/sample-catalogue.ts";
import { openTestShop, type TestShop } from "../../apps/shop/testing/shop.ts";
import { runAct } from "../staff/run-act.ts";
import { runContent } from "./run-content.ts";

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop("embedded");
  await importCatalogue(shop.platform, sampleCatalogue());
  await runAct(shop.platform, "add wayan --name Wayan --roles merchandising".split(" "));
  await runAct(shop.platform, "add rina --name Rina --roles finance".split(" "));
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gelora-content-"));
  return () => rm(folder, { recursive: true });
});

const held = "0123456789abcdef0123456789abcdef";
const stored = new Map<string, Buffer>([[held, Buffer.from("picture")]]);
const media = {
  read: async (name: string) => stored.get(name),
  sizeOf: async (name: string) => stored.get(name)?.length,
  keep: async (name: string, bytes: Buffer) => void stored.set(name, bytes),
};
const run = (line: string) => runContent(shop.platform, media, line.split(" "));
const fails = async (line: string) => String(await run(line).catch((error: unknown) => error));

async function write(name: string, file: object | string, into = folder): Promise<void> {
  await mkdir(dirname(join(into, name)), { recursive: true });
  await writeFile(join(into, name), typeof file === "string" ? file : JSON.stringify(file));
}

const page = (address: string, ...blocks: object[]) => ({ address, content: { "en-US": blocks, "id-ID": blocks } });
const text = (words: string) => ({ type: "text", title: words, text: words });

async function filesOf(at: string): Promise<Record<string, string>> {
  const names = (await readdir(at, { recursive: true })).filter((name) => name.endsWith(".json")).sort();
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(at, name), "utf8")])),
  );
}

test("pages and drafts come back from a folder as they went into it, and a second import changes nothing", async () => {
  await write("a.json", {
    ...page("/page/a", text("Shown")),
    keywords: ["a"],
    showFrom: "2026-01-01T00:00:00+07:00",
    formerAddresses: ["/page/old-a"],
    slugs: { "id-ID": "halaman-a" },
  });
  await write("a.draft.json", page("/page/a", text("Coming")));
  await write("b.json", { ...page("/information/b", { type: "html", title: "B", text: "<p>B</p>" }), list: "Blog" });
  expect((await run(`--as wayan import ${folder}`)).at(-1)).toBe("3 saved, 0 unchanged.");
  const first = join(folder, "first");
  await run(`export ${first}`);
  const exported = await filesOf(first);
  expect(Object.keys(exported)).toEqual(["information/b.json", "page/a.draft.json", "page/a.json"]);
  expect(JSON.parse(exported["page/a.json"] ?? "")).toMatchObject({
    address: "/page/a",
    keywords: ["a"],
    showFrom: "2025-12-31T17:00:00.000Z",
    showUntil: null,
    formerAddresses: ["/page/old-a"],
    slugs: { "id-ID": "halaman-a" },
    content: { "id-ID": [text("Shown")] },
  });
  expect(await run(`--as wayan import ${first}`)).toEqual(["0 saved, 3 unchanged."]);
  await run(`export ${join(folder, "second")}`);
  expect(await filesOf(join(folder, "second"))).toEqual(exported);
});

test("one bad file, and nothing is imported: each problem names its file, block and field", async () => {
  await write("good.json", { ...page("/page/good", text("Good")), slugs: { "id-ID": "Bagus" } });
  expect(await fails(`--as wayan import ${folder}`)).toContain("good.json: slugs: no such address");
  await write("good.json", page("/page/good", text("Good")));
  await write("bad.json", page("/page/bad", text("Good"), { type: "faq", items: [{ question: "Q?" }] }));
  expect(await fails(`--as wayan import ${folder}`)).toContain(
    "bad.json: en-US, block 2 (faq), items 1, answer: is missing or no text",
  );
  await write("bad.json", "{");
  await write("worse.json", { ...page("/page/worse"), colour: 1 });
  await write("twice.json", page("/page/good", text("Good")));
  const output = await fails(`--as wayan import ${folder}`);
  for (const problem of ["bad.json: is not JSON", "worse.json", "twice.json: /page/good is in another file too"])
    expect(output).toContain(problem);
  expect(output).toContain("Nothing was imported.");
  expect((await run("list")).join()).not.toContain("/page/good");
});

test("problems of every kind come at once, each one time: of a file, its blocks, other files and pictures", async () => {
  const absent = `file/${"f".repeat(32)}`;
  await write("date.json", { ...page("/page/date", { type: "herro" }), showFrom: "tomorrow" });
  await write("faq.json", page("/page/faq", { type: "faq", items: [{ question: "Q?" }] }));
  await write("unseen.json", page("/page/unseen", { ...text("Story"), image: absent }));
  const lines = (await fails(`--as wayan import ${folder}`)).split("\n");
  expect(lines.map((line) => line.replace("Error: ", ""))).toEqual([
    "date.json: showFrom: is no moment with its offset",
    expect.stringMatching(/^date.json: en-US, block 1 \(herro\): is no kind of block/),
    expect.stringMatching(/^date.json: id-ID, block 1 \(herro\): is no kind of block/),
    `unseen.json: there is no picture ${absent}`,
    "faq.json: en-US, block 1 (faq), items 1, answer: is missing or no text",
    "faq.json: id-ID, block 1 (faq), items 1, answer: is missing or no text",
    "Nothing was imported.",
  ]);
});

test("a dry run says what would be, and warns of what is not there", async () => {
  const row = { type: "products", title: "S", productCodes: ["KR1", "GONE"] };
  const links = { type: "rich-text", text: "[a](/page/nowhere) [b](/page/linked?x=1) [c](/plp/no-such) [d](/store)" };
  await write("linked.json", page("/page/linked", row, links));
  expect(await run(`--as wayan import ${folder} --dry-run`)).toEqual([
    "linked.json: version 1",
    "linked.json: warning: there is no product GONE",
    "linked.json: warning: there is no category no-such",
    "linked.json: warning: there is no page /page/nowhere",
    "Would be: 1 saved, 0 unchanged. Nothing was changed.",
  ]);
  expect((await run("list")).join()).not.toContain("/page/linked");
});

test("a draft is published, taken back and moved, by those who may", async () => {
  await write("c.draft.json", page("/page/c", text("One")));
  await run(`--as wayan import ${folder}`);
  expect((await run("list")).find((line) => line.startsWith("/page/c:"))).toMatch(
    /: not shown, draft 1; 1 saved by wayan/,
  );
  expect(await fails("--as rina publish /page/c")).toContain("Not done: not allowed.");
  expect(await run("--as wayan publish /page/c")).toEqual(["Done: published."]);
  expect((await run("versions /page/c")).join()).toContain("1 saved by wayan");
  expect(await run("--as wayan move /page/c /page/d")).toEqual(["Done: moved."]);
  expect(await run("--as wayan name /page/d id-ID halaman-d")).toEqual(["Done: named."]);
  expect(await fails("--as wayan name /page/d id-ID D")).toContain("Not done: no such address.");
  expect(await fails("--as wayan name /page/d Indonesian d")).toContain("Usage");
  expect(await run("--as wayan withdraw /page/d")).toEqual(["Done: withdrawn."]);
  expect(await fails("--as wayan publish /page/c")).toContain("Not done: no such page.");
  for (const line of ["publish /page/d", "--as wayan", "--as wayan publish"])
    expect(await fails(line)).toContain("Usage");
});

test("an uploaded picture that the store does not hold is refused by its name", async () => {
  const absent = `file/${"f".repeat(32)}`;
  const story = (image: string) => ({ ...text("Story"), type: "text", image });
  await write("seen.json", page("/page/seen", story(`file/${held}`), story("banner/v1/dawn-run/wide")));
  expect(await run(`--as wayan import ${folder}`)).toContain("1 saved, 0 unchanged.");
  await write("unseen.json", page("/page/unseen", story(absent)));
  expect(await fails(`--as wayan import ${folder} --dry-run`)).toBe(
    `Error: unseen.json: there is no picture ${absent}\nNothing was imported.`,
  );
});

test("a film is uploaded once, and a page may name it from then on", async () => {
  await writeFile(join(folder, "strings.webm"), Buffer.from("1a45dfa3a1", "hex"));
  await writeFile(join(folder, "strings.vtt"), "WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n");
  const [file = "", vtt = ""] = (
    await Promise.all(["webm", "vtt"].map((ending) => run(`--as wayan upload ${join(folder, `strings.${ending}`)}`)))
  ).flat();
  expect([file, vtt]).toEqual([
    expect.stringMatching(/^\/files\/[0-9a-f]{32}\.webm$/),
    expect.stringMatching(/^\/files\/[0-9a-f]{32}\.vtt$/),
  ]);
  const captions = { "en-US": vtt, "id-ID": vtt };
  const film = { type: "video", title: "Film", poster: "banner/v1/dawn-run/wide", file, captions };
  await write("strings.json", page("/page/strings", film));
  expect(await run(`--as wayan import ${folder}`)).toEqual(["strings.json: version 1", "1 saved, 0 unchanged."]);
  const absent = `/files/${"0".repeat(32)}.mp4`;
  await write("strings.json", page("/page/strings", { ...film, file: absent }));
  expect(await fails(`--as wayan import ${folder}`)).toContain(`strings.json: there is no film ${absent}`);
});

test("what is no film is not uploaded, nor by those who write no pages", async () => {
  const upload = async (name: string, content: string, who = "wayan") => {
    await writeFile(join(folder, name), content);
    return fails(`--as ${who} upload ${join(folder, name)}`);
  };
  expect(await upload("page.webm", "<script>")).toContain("its content is no webm");
  expect(await upload("page.html", "<script>")).toContain("it is no .webm, .mp4 or .vtt");
  expect(await upload("words.vtt", "WEBVTTT")).toContain("its content is no vtt");
  expect(await upload("words.vtt", "WEBVTT", "rina")).toContain("not allowed");
  expect(await fails(`--as wayan upload ${join(folder, "none.mp4")}`)).toContain("there is no such file");
});

test("a film that was not uploaded is named, since the server in front has to serve it", async () => {
  const captions = { "en-US": "/files/a.en.vtt", "id-ID": "/files/a.id.vtt" };
  const film = { type: "video", title: "Film", poster: "banner/v1/dawn-run/wide", file: "/files/a.webm", captions };
  await write("film.json", page("/page/film", film));
  expect(await run(`--as wayan import ${folder}`)).toEqual([
    "film.json: version 1",
    ...["/files/a.en.vtt", "/files/a.id.vtt", "/files/a.webm"].map(
      (file) => `film.json: warning: the server in front of the storefront has to serve ${file}`,
    ),
    "1 saved, 0 unchanged.",
  ]);
});
