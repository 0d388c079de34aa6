import { createServerDatabase, findTestServer, type TestServerDatabase } from "@gelora/testkit/postgresql.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ThriftyClient } from "./database/thrifty-client.ts";

const server = await findTestServer();

describe.skipIf(!server)("a statement that a connection has prepared", () => {
  let own: TestServerDatabase;
  let client: ThriftyClient;
  let described = 0;
  beforeAll(async () => {
    own = await createServerDatabase(server ?? "");
    client = new ThriftyClient({ connectionString: own.url, prepares: true, pipeline: true });
    await client.connect();
    await run("create table notes (id integer primary key, text text)");
    client.connection.on("rowDescription", () => {
      described += 1;
    });
  });
  afterAll(async () => {
    await client.end();
    await own.drop();
  });

  const run = async (text: string, ...values: readonly unknown[]) => {
    const answer: Promise<{ rows: unknown[]; rowCount: number }> = client.query(text, values);
    const { rows, rowCount } = await answer;
    return { rows, rowCount };
  };

  test("is described once, and answers alike each time", async () => {
    const text = "select $1::integer as number, null::text as nothing, array[1, 2] as list where $1 > 0";
    const row = (number: number) => ({ rows: [{ number, nothing: null, list: [1, 2] }], rowCount: 1 });
    expect(await run(text, 1)).toEqual(row(1));
    expect(await Promise.all([run(text, 2), run(text, 0), run(text, 3)])).toEqual([
      row(2),
      { rows: [], rowCount: 0 },
      row(3),
    ]);
    expect(described).toBe(1);
  });

  test("without an answer is known too", async () => {
    const insert = "insert into notes values ($1, 'one')";
    for (const id of [1, 2, 3]) expect(await run(insert, id)).toEqual({ rows: [], rowCount: 1 });
    await expect(run(insert, 3)).rejects.toThrow("duplicate key");
    expect(await run(insert, 4)).toEqual({ rows: [], rowCount: 1 });
  });

  test("that fails says so, and answers the next time", async () => {
    const divide = "select 6 / $1::integer as quotient";
    await expect(run(divide, 0)).rejects.toThrow("division by zero");
    expect((await run(divide, 2)).rows).toEqual([{ quotient: 3 }]);
    await expect(run(divide, 0)).rejects.toThrow("division by zero");
    expect((await run(divide, 3)).rows).toEqual([{ quotient: 2 }]);
  });

  test("is refused once its columns have changed, so that no answer is read by an old description", async () => {
    const read = "select * from notes where id = $1";
    expect((await run(read, 1)).rows).toEqual([{ id: 1, text: "one" }]);
    await run("alter table notes add column more integer default 7");
    await expect(run(read, 1)).rejects.toThrow("cached plan must not change result type");
    expect((await run(`${read} `, 1)).rows).toEqual([{ id: 1, text: "one", more: 7 }]);
  });
});
