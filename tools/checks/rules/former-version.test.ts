import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { formerVersion } from "./former-version.ts";

const path = "apps/shop/modules/cart/storage/migrations/0009-drop-notes.ts";
const linesOf = (text: string, at = path) => formerVersion.find(projectOf({ [at]: text })).map(({ line }) => line);

test.each([
  "await sql`drop table notes`.execute(db);",
  "await sql`alter table notes drop column text`.execute(db);",
  "await sql`alter table notes rename to remarks`.execute(db);",
  "await sql`alter table notes rename column text to words`.execute(db);",
  "await sql`alter table notes alter column text set not null`.execute(db);",
  'await db.schema.dropTable("notes").execute();',
])("A migration that takes something away from the version before is reported: %s", (statement) => {
  expect(linesOf(`/** Nobody writes notes. */\n${statement}`)).toEqual([2]);
});

test("One that says what the version before it reads is well, and so is one that adds", () => {
  expect(linesOf("/**\n * The version before\n * this one reads remarks alone.\n */\ndrop table notes")).toEqual([]);
  expect(linesOf("/** Was: drop table notes. */\ncreate table remarks (id text not null)")).toEqual([]);
  expect(linesOf("drop table notes", "apps/shop/modules/cart/storage/notes.ts")).toEqual([]);
});
