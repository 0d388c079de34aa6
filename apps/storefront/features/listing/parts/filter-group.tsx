import { Icon } from "@gelora/ui/icon.tsx";
import { useCachedHtml } from "../../../platform/page/cached-html.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type Group, type Item, isEmpty } from "./filter-items.ts";
import { SizeSystems } from "./size-systems.tsx";

/** One filter with its choices, open or folded. */
export function FilterGroup({ group, open }: { readonly group: Group; readonly open: boolean }) {
  const words = useWords("listing");
  const items = group.items ?? [];
  const choices = useCachedHtml(
    ["filter", group],
    group.code === "size" ? (
      <SizeSystems items={items} />
    ) : (
      <>
        {group.type === "RADIO" ? <AnyChoice group={group} any={words("any")} /> : null}
        <Choices group={group} items={items} more={words("more", { count: items.length - rowsAtFirst })} />
      </>
    ),
  );
  const chosen = items.filter(({ selected }) => selected).length;
  return (
    <details open={open || chosen > 0} className="group border-line border-b py-1" data-filter={group.code}>
      <summary className="flex min-h-12 items-center justify-between font-bold">
        {group.name}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      {/* Other choices are mounted again rather than moved. */}
      <ul key={items.map(({ code }) => code).join()} className="pb-4" {...choices} />
    </details>
  );
}

/** A few extra rows are shown rather than folded. */
const rowsAtFirst = 10;
const slack = 3;

/**
 * All of a short group; of a long one the rest is folded, and open if something in it is chosen.
 */
function Choices({
  group,
  items,
  more,
}: {
  readonly group: Group;
  readonly items: readonly Item[];
  readonly more: string;
}) {
  const rows = items.map((item) => (
    <li key={item.code}>
      <Choice group={group} item={item} items={items} />
    </li>
  ));
  if (items.length <= rowsAtFirst + slack) return rows;
  return (
    <>
      {rows.slice(0, rowsAtFirst)}
      <li>
        <details open={items.slice(rowsAtFirst).some(({ selected }) => selected)} className="group/more">
          <summary className="flex min-h-10 items-center font-semibold text-sm underline underline-offset-4 group-open/more:hidden">
            {more}
          </summary>
          <ul>{rows.slice(rowsAtFirst)}</ul>
        </details>
      </li>
    </>
  );
}

/** How deep a category lies below those listed. */
function depthOf(item: Item, items: readonly Item[]): number {
  const parent = items.find(({ code }) => code === item.parentCode);
  return parent ? 1 + depthOf(parent, items) : 0;
}

const indents = ["", "pl-5", "pl-10"] as const;

/** Several of a CHECKBOX group, one of a RADIO group [LST-14]. */
function Choice({
  group,
  item,
  items,
}: {
  readonly group: Group;
  readonly item: Item;
  readonly items: readonly Item[];
}) {
  const indent = group.code === "category" ? (indents[depthOf(item, items)] ?? "pl-10") : "";
  return (
    <label className={`choice ${indent}`}>
      <input
        type={group.type === "RADIO" ? "radio" : "checkbox"}
        name={group.code ?? ""}
        value={item.code ?? ""}
        defaultChecked={item.selected ?? false}
        disabled={isEmpty(item)}
      />
      <ColourDot colour={item.colour} />
      <span>{item.name}</span>
      <data value={item.count ?? 0}>{item.count}</data>
    </label>
  );
}

/** Clears a radio group. */
function AnyChoice({ group, any }: { readonly group: Group; readonly any: string }) {
  const none = !group.items?.some(({ selected }) => selected);
  return (
    <li>
      <label className="choice">
        <input type="radio" name={group.code ?? ""} value="" defaultChecked={none} />
        {any}
      </label>
    </li>
  );
}

/** A colour without a value from the search has no dot. */
function ColourDot({ colour }: { readonly colour: string | null | undefined }) {
  return colour ? (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 stroke-control">
      <circle cx="8" cy="8" r="7" fill={colour} />
    </svg>
  ) : null;
}
