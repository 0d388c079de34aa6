import pg from "pg";

/** Or PostgreSQL does it by itself while the first questions are measured. */
export async function tidyUp(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("vacuum analyze").finally(() => client.end());
}
