import { once } from "node:events";
import { createServer } from "node:http";
import { digestOfToken, newSecretToken } from "@gelora/service-kit/secret-token.ts";
import { slowHash } from "@gelora/service-kit/slow-hash.ts";
import pg from "pg";

export const benchPin = "739152";

/** A member `MC-n` of the account `AC-n`, as the club stores them, with points and a PIN. */
export async function writeBenchClub(databaseUrl: string, members: number, pointsOfEach = 1_000_000): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const hash = await slowHash(benchPin);
    await client.query("begin");
    await client.query(
      `insert into members (member_code, mobile, first_name, last_name, email, status)
      select 'MC-' || n, '812' || (10000000 + n), 'Dewi', 'Lestari', 'dewi@contoh.id', 'ACTIVE' from generate_series(1, $1::integer) n`,
      [members],
    );
    await client.query(
      `insert into account_links select 'AC-' || n, 'MC-' || n, now() from generate_series(1, $1::integer) n`,
      [members],
    );
    await client.query(
      `insert into pins select 'MC-' || n, $2::text, 3, now() from generate_series(1, $1::integer) n`,
      [members, hash],
    );
    await client.query(
      `insert into point_balances (member_code, available) select 'MC-' || n, $2::bigint from generate_series(1, $1::integer) n`,
      [members, pointsOfEach],
    );
    await client.query(
      `insert into point_lots (member_code, fact, points, remaining, expires_at)
      select 'MC-' || n, 'bench:' || n, $2::bigint, $2::bigint, now() + interval '1 year' from generate_series(1, $1::integer) n`,
      [members, pointsOfEach],
    );
    await writeMovements(client, members, pointsOfEach);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

/** Ten thousand movements of one member that change nothing in the end. */
export async function writeLongStatement(databaseUrl: string, memberCode: string, count: number): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `with booked as (
        insert into point_movements (member_code, number, fact, kind, order_code, booked_at)
        select $1, (select max(number) from point_movements where member_code = $1) + n, 'long:' || n, case when n % 2 = 0 then 'held' else 'released' end, 'GL' || n, now()
        from generate_series(1, $2::integer) n returning movement_id, kind)
      insert into point_entries
      select movement_id, account, case when (account = 'held') = (kind = 'held') then 5 else -5 end
      from booked, unnest(array['held', 'available']) account`,
      [memberCode, count],
    );
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

async function writeMovements(client: pg.Client, members: number, points: number): Promise<void> {
  await client.query(
    `with booked as (
      insert into point_movements (member_code, number, fact, kind, booked_at)
      select 'MC-' || n, 1, 'bench:' || n, 'added', now() from generate_series(1, $1::integer) n returning movement_id)
    insert into point_entries
    select movement_id, account, case when account = 'available' then $2::bigint else -$2::bigint end
    from booked, unnest(array['available', 'adjustments']) account`,
    [members, points],
  );
}

/** A member's balance and the sum of their entries on its account, which must agree. */
export async function balanceOf(
  databaseUrl: string,
  memberCode: string,
  account: "available" | "held",
): Promise<readonly [number, number]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ stored: string; booked: string }>(
      `select ${account} as stored, (select coalesce(sum(points), 0) from point_movements join point_entries using (movement_id)
        where point_movements.member_code = point_balances.member_code and account = $2) as booked
      from point_balances where member_code = $1`,
      [memberCode, account],
    );
    return [Number(rows[0]?.stored), Number(rows[0]?.booked)];
  } finally {
    await client.end();
  }
}

/**
 * Proofs of a member's PIN, for as many holds at once. A member has one at a time: this database,
 * which is thrown away, is made to keep more.
 */
export async function writeProofs(databaseUrl: string, memberCode: string, count: number): Promise<readonly string[]> {
  const proofs = Array.from({ length: count }, newSecretToken);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query("alter table pin_proofs drop constraint pin_proofs_pkey");
    await client.query("create index on pin_proofs (member_code, proof_digest)");
    await client.query("insert into pin_proofs select $1, unnest($2::text[]), now() + interval '15 minutes'", [
      memberCode,
      proofs.map(digestOfToken),
    ]);
    await client.query("analyze pin_proofs");
    return proofs;
  } finally {
    await client.end();
  }
}

export type SessionDesk = { readonly url: string; readonly token: string; close(): Promise<void> };

/**
 * Answers the club's questions about sessions in place of the shop: everyone is the account AC-1.
 */
export async function openSessionDesk(): Promise<SessionDesk> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ principal: { kind: "member", code: "AC-1" } }));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the session desk has no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    token: newSecretToken(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
