import pg from "pg";

/**
 * The limit for purchases: how many small transactions (one select, three updates, one insert) this
 * PostgreSQL takes from sixteen clients in the same run, in the manner of pgbench.
 * @returns transactions per second
 */
export async function databaseLimit(databaseUrl: string, seconds = 4): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  try {
    await pool.query("drop table if exists bench_accounts, bench_history");
    await pool.query("create table bench_accounts (id integer primary key, balance bigint not null)");
    await pool.query("create table bench_history (account integer, amount integer, at timestamptz default now())");
    await pool.query("insert into bench_accounts select n, 0 from generate_series(1, 10000) n");
    const until = Date.now() + seconds * 1000;
    const started = performance.now();
    let done = 0;
    const client = async (): Promise<void> => {
      while (Date.now() < until) {
        await transaction(pool);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, client));
    const rate = (done / (performance.now() - started)) * 1000;
    await pool.query("drop table bench_accounts, bench_history");
    return rate;
  } finally {
    await pool.end();
  }
}

/**
 * The limit for bookings on one balance: how long this PostgreSQL takes for a number of updates of
 * one row that sixteen clients send at once, each in a transaction of its own.
 * @returns milliseconds
 */
export async function oneRowLimit(databaseUrl: string, updates: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  try {
    await pool.query("drop table if exists bench_accounts");
    await pool.query("create table bench_accounts (id integer primary key, balance bigint not null)");
    await pool.query("insert into bench_accounts values (1, 0)");
    const update = () => pool.query("update bench_accounts set balance = balance + 1 where id = 1");
    const started = performance.now();
    await Promise.all(Array.from({ length: updates }, update));
    const elapsedMs = performance.now() - started;
    await pool.query("drop table bench_accounts");
    return elapsedMs;
  } finally {
    await pool.end();
  }
}

async function transaction(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  // In the order of their numbers, so that transactions cannot deadlock.
  const accounts = Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 10_000)).sort(
    (one, other) => one - other,
  );
  try {
    await client.query("begin");
    for (const id of accounts)
      await client.query("update bench_accounts set balance = balance + 1 where id = $1", [id]);
    await client.query("select balance from bench_accounts where id = $1", [accounts[0]]);
    await client.query("insert into bench_history (account, amount) values ($1, 1)", [accounts[0]]);
    await client.query("commit");
  } finally {
    client.release();
  }
}
