import pg from "pg";

/** Links the shop's members of this bench to those of the club. */
export async function linkAccounts(clubDatabase: string): Promise<void> {
  await onClub(clubDatabase, (client) =>
    client.query(
      `update account_links set account_code = 'M-bench-' || (substr(account_code, 4)::integer - 1)
      where account_code like 'AC-%'`,
    ),
  );
}

/** Gives everyone points and a proof of their PIN. @returns the proofs, by account */
export async function refill(
  clubDatabase: string,
  { round, points }: { readonly round: number; readonly points: number },
): Promise<ReadonlyMap<string, string>> {
  return onClub(clubDatabase, async (client) => {
    await client.query(
      `with linked as (select member_code from account_links where account_code like 'M-bench-%'),
      booked as (
        insert into point_movements (member_code, number, fact, kind, booked_at)
        select member_code, (select max(number) + 1 from point_movements before where before.member_code = linked.member_code),
          'refill:${round}:' || member_code, 'added', now() from linked returning movement_id),
      entries as (
        insert into point_entries
        select movement_id, account, case when account = 'available' then $1::bigint else -$1::bigint end
        from booked, unnest(array['available', 'adjustments']) account),
      lots as (
        insert into point_lots (member_code, fact, points, remaining, expires_at)
        select member_code, 'refill:${round}:' || member_code, $1::bigint, $1::bigint, now() + interval '1 year' from linked)
      update point_balances set available = available + $1::bigint where member_code in (select member_code from linked)`,
      [points],
    );
    const { rows } = await client.query<{ account_code: string }>(
      `insert into pin_proofs (member_code, proof_digest, expires_at)
      select member_code, rtrim(translate(encode(sha256(convert_to('proof of ' || account_code, 'utf8')), 'base64'), '+/', '-_'), '='),
        now() + interval '15 minutes'
      from account_links where account_code like 'M-bench-%'
      on conflict (member_code) do update set proof_digest = excluded.proof_digest, expires_at = excluded.expires_at
      returning (select account_code from account_links where account_links.member_code = pin_proofs.member_code)`,
    );
    return new Map(rows.map(({ account_code: code }) => [code, `proof of ${code}`]));
  });
}

async function onClub<Value>(clubDatabase: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client(clubDatabase);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
