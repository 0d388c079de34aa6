import type { Database } from "@gelora/service-kit/database.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * How often each row is copied: a table of one row becomes one that `largeTables` finds. The same
 * for all tables, so that copies belong together as their originals do.
 */
const copies = 5_100;

export type Growth = {
  /** Tables that stay as they are, however long the program runs. */
  readonly small: ReadonlySet<string>;
  /**
   * Columns that say of what kind a row is, not which row, though a key or their name suggests it.
   */
  readonly kinds: ReadonlySet<string>;
};

/** More than a test has of any row that the database numbers. */
const countedRows = 1_000_000;

/** Names of columns that say which row it is, or of whom. */
const namesRow = /(^|_)(code|id|digest|key|owner|email|folded|subject|flow|reference|token|account|person)$/;
const mobile = /(^|_)(mobile|phone)$/;

type Column = { readonly name: string; readonly type: string; readonly unique: boolean; readonly counted: boolean };
type Reference = { readonly child: string; readonly parent: string; readonly column: string; readonly to: string };

/**
 * Makes a small database a large one: every row of every table that grows with use is copied many
 * times under new keys, and the planner's statistics are updated.
 * @returns the tables that should grow and had no row to copy
 */
export async function growTables(database: Database, growth: Growth): Promise<readonly string[]> {
  const references = await readReferences(database);
  const grown = new Map<string, ReadonlySet<string>>();
  const empty: string[] = [];
  for (const table of parentsFirst(await readTables(database), references)) {
    if (growth.small.has(table)) continue;
    const columns = await readColumns(database, table);
    const distinct = distinctColumns(columns, growth, (column) => {
      const reference = references.find(({ child, column: from }) => child === table && from === column);
      return reference && (grown.get(reference.parent)?.has(reference.to) ?? false);
    });
    grown.set(table, distinct);
    if (!(await copyRows(database, table, columns, distinct))) empty.push(table);
  }
  await sql`analyze`.execute(database.tables());
  return empty;
}

/**
 * @param ofParent whether the column that a foreign key refers to is distinct; undefined for none
 */
function distinctColumns(
  columns: readonly Column[],
  { kinds }: Growth,
  ofParent: (column: string) => boolean | undefined,
): ReadonlySet<string> {
  const isDistinct = ({ name, type, unique, counted }: Column): boolean =>
    ofParent(name) ??
    (counted || (!kinds.has(name) && (type === "uuid" || (type === "text" && (unique || namesRow.test(name))))));
  return new Set(columns.filter(isDistinct).map(({ name }) => name));
}

/** @returns false where there was no row */
async function copyRows(
  database: Database,
  table: string,
  columns: readonly Column[],
  distinct: ReadonlySet<string>,
): Promise<boolean> {
  const [from, tables] = [sql.table(table), database.tables()];
  // Triggers would compose and announce each copy; what they have written is copied too.
  await sql`alter table ${from} disable trigger user`.execute(tables);
  const { numAffectedRows = 0n } = await sql`
    insert into ${from} (${sql.join(columns.map(({ name }) => sql.ref(name)))})
    overriding system value select ${sql.join(columns.map((column) => copyOf(column, distinct)))}
    from ${from}, generate_series(1, ${copies}) as copy`.execute(tables);
  await sql`alter table ${from} enable trigger user`.execute(tables);
  return numAffectedRows > 0n;
}

function copyOf({ name, type }: Column, distinct: ReadonlySet<string>): RawBuilder<unknown> {
  const column = sql.ref(name);
  if (mobile.test(name) && type === "text")
    return sql`'8' || lpad((${column}::bigint % 1000000 * 10000 + copy)::text, 10, '0')`;
  if (!distinct.has(name)) return sql`${column}`;
  if (type === "bigint") return sql`${column} + copy * ${countedRows}::bigint`;
  const key = sql`${column}::text || '-' || copy`;
  if (type === "uuid") return sql`md5(${key})::uuid`;
  return key;
}

async function readTables(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`.execute(
    database.tables(),
  );
  return rows.map(({ relname }) => relname);
}

/** Without the columns that the database computes, or numbers by a default. */
async function readColumns(database: Database, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, format_type(atttypid, null) as type,
      exists (select from pg_index where indrelid = attrelid and indisunique and attnum = any (indkey)) as unique,
      attidentity <> '' as counted
    from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and coalesce(pg_get_expr(adbin, adrelid), '') not like 'nextval%'`.execute(database.tables());
  return rows;
}

async function readReferences(database: Database): Promise<readonly Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent, own.attname as column,
      other.attname as to
    from pg_constraint, unnest(conkey, confkey) as pair (from_number, to_number)
      join pg_attribute own on own.attnum = from_number join pg_attribute other on other.attnum = to_number
    where contype = 'f' and own.attrelid = conrelid and other.attrelid = confrelid`.execute(database.tables());
  return rows;
}

function parentsFirst(tables: readonly string[], references: readonly Reference[]): readonly string[] {
  const placed = new Set<string>();
  const place = (table: string): void => {
    if (placed.has(table)) return;
    for (const { child, parent } of references) if (child === table && parent !== table) place(parent);
    placed.add(table);
  };
  for (const table of tables) place(table);
  return [...placed];
}
