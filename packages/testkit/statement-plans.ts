import type { Database } from "@gelora/service-kit/database.ts";
import { CompiledQuery, sql } from "kysely";
import { z } from "zod";
import type { SentStatement } from "./statement-record.ts";

type PlanNode = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string | undefined;
  readonly "Index Name"?: string | undefined;
  readonly "Index Cond"?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
};

const planNode: z.ZodType<PlanNode> = z.object({
  "Node Type": z.string(),
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Index Cond": z.string().optional(),
  Plans: z.array(z.lazy(() => planNode)).optional(),
});

const explained = z.tuple([z.object({ "QUERY PLAN": z.array(z.object({ Plan: planNode })) })]);

/** Tables of which a shopper's statement must not read every row. */
const largeTableRows = 5_000;

/**
 * Tables and indexes, by the statistics from `analyze`. An index of the few rows that wait for
 * something is small, however large its table.
 */
export async function largeTables(database: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind in ('r', 'i') and relnamespace = 'public'::regnamespace
      and reltuples > ${largeTableRows}`.execute(database.tables());
  return new Set(rows.map((row) => row.relname));
}

/**
 * The large tables that PostgreSQL would read completely for this statement and these values, by a
 * sequential scan or a scan of all of a large index. The statement is planned, not run.
 */
export async function wholeReads(
  database: Database,
  { text, values }: SentStatement,
  large: ReadonlySet<string>,
): Promise<readonly string[]> {
  if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) return [];
  const { rows } = await database
    .tables()
    .executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, [...values]));
  const [{ "QUERY PLAN": plans }] = explained.parse(rows);
  return plans.flatMap(({ Plan }) => wholeReadsBelow(Plan, large));
}

function wholeReadsBelow(node: PlanNode, large: ReadonlySet<string>): readonly string[] {
  const table = node["Relation Name"];
  const index = node["Index Name"];
  const isWhole =
    node["Node Type"] === "Seq Scan" ||
    (/^Index (Only )?Scan$/.test(node["Node Type"]) && !node["Index Cond"] && index !== undefined && large.has(index));
  const here = table !== undefined && isWhole && large.has(table) ? [`${node["Node Type"]} on ${table}`] : [];
  return [...here, ...(node.Plans ?? []).flatMap((child) => wholeReadsBelow(child, large))];
}
