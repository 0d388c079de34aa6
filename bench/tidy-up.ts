import pg from "pg";

/** Otherwise PostgreSQL does it by itself while the first queries are measured. */
export async function tidyUp(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("vacuum analyze").finally(() => client.end());
}
