import { slowHash } from "@gelora/service-kit/slow-hash.ts";
import pg from "pg";

export type BenchMember = { readonly account: string; readonly password: string };

/** Members with verified addresses and one password, written directly to the database. */
export async function writeBenchMembers(databaseUrl: string, count: number): Promise<readonly BenchMember[]> {
  const password = "kucing-Terbang7";
  const hash = await slowHash(password);
  const numbers = Array.from({ length: count }, (_, index) => index);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `with given as (select 'M-bench-' || n as code, 'bench-' || n || '@contoh.id' as email from unnest($1::integer[]) as n),
        made as (insert into members (member_code, status, email, email_folded, email_verified_at, first_name, last_name, language, created_at, activated_at)
          select code, 'active', email, email, now(), 'Dewi', 'Lestari', 'id-ID', now(), now() from given returning member_code)
      insert into passwords (member_code, hash, changed_at) select member_code, $2, now() from made`,
      [numbers, hash],
    );
  } finally {
    await client.end();
  }
  return numbers.map((number) => ({ account: `bench-${number}@contoh.id`, password }));
}
