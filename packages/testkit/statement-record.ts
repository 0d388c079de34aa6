import pg from "pg";

/** A statement as sent to PostgreSQL. */
export type SentStatement = { readonly text: string; readonly values: readonly unknown[] };

/**
 * Runs `work` and returns the statements that this process sent to PostgreSQL meanwhile, each text
 * once, with its last values. Includes whatever else runs in the process at the time.
 */
export async function recordStatements(work: () => Promise<void>): Promise<readonly SentStatement[]> {
  const sent = new Map<string, SentStatement>();
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: readonly unknown[]): never {
    const statement = readStatement(args);
    if (statement) sent.set(statement.text, statement);
    return Reflect.apply(query, this, args) as never;
  };
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return [...sent.values()];
}

/** The driver takes text and values separately or in one object. */
function readStatement([first, second]: readonly unknown[]): SentStatement | undefined {
  if (typeof first === "string") return { text: first, values: Array.isArray(second) ? second : [] };
  if (typeof first !== "object" || first === null || !("text" in first) || typeof first.text !== "string")
    return undefined;
  return { text: first.text, values: "values" in first && Array.isArray(first.values) ? first.values : [] };
}
