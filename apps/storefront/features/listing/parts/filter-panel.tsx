import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { type MouseEvent, useEffect, useRef } from "react";
import { useCachedHtml } from "../../../platform/page/cached-html.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { withoutFilters } from "../listing-address.ts";
import type { Listing } from "../load-listing.server.ts";
import { useKnownOptions } from "./known-options.ts";

export type ListingPartProps = {
  readonly listing: Listing;
  readonly pathname: string;
  readonly parameters: URLSearchParams;
};

type Group = Listing["filters"][number];
type Item = NonNullable<Group["items"]>[number];

/**
 * The filters: one GET form, which works without scripts and with them submits on every choice. The
 * same element is a side column on wide screens and a full-height sheet on small ones.
 */
export function FilterPanel({ listing, pathname, parameters }: ListingPartProps) {
  const words = useWords("listing");
  const form = useFormOfAddress(parameters);
  const groups = useKnownOptions(listing, `${pathname}?${parameters.get("q") ?? ""}`);
  return (
    <div
      id="listing-filters"
      popover="auto"
      className="veiled inset-y-0 m-0 h-dvh max-h-none w-full max-w-md overflow-y-auto bg-white p-0 open:animate-rise lg:static lg:block lg:h-auto lg:overflow-visible lg:bg-transparent"
    >
      <form
        ref={form}
        id="listing-form"
        action={pathname}
        data-keep-scroll=""
        onChange={(event) => event.currentTarget.requestSubmit()}
        className="flex min-h-full flex-col"
      >
        <div className="sticky top-0 z-10 flex items-center justify-between border-line border-b bg-white py-2 pr-2 pl-5 lg:hidden">
          <h2 className="text-lg">{words("filter")}</h2>
          <button
            type="button"
            popoverTarget="listing-filters"
            popoverTargetAction="hide"
            aria-label={words("closeFilters")}
            className="grid size-11 place-items-center rounded-md hover:bg-tint"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="flex-1 px-5 lg:px-0">
          {parameters.get("q") ? <input type="hidden" name="q" value={parameters.get("q") ?? ""} /> : null}
          {groups.map((group, index) => (
            <FilterGroup key={group.code} group={group} open={index < 4} />
          ))}
        </div>
        <div className="sticky bottom-0 flex gap-3 border-line border-t bg-white p-4 lg:static lg:mt-4 lg:border-0 lg:bg-transparent lg:p-0">
          <a href={withoutFilters(pathname, parameters)} className={`${buttonClass("outline")} flex-1`}>
            {words("clear")}
          </a>
          <button type="submit" onClick={showGoods} className={`${buttonClass("ink")} flex-1`}>
            {words("show", { count: listing.total })}
          </button>
        </div>
      </form>
    </div>
  );
}

/**
 * Ticks follow the address, also after Back or a removed chip. Those made in the sheet before the
 * scripts arrived stay, to be sent with the next one or by the button.
 */
function useFormOfAddress(parameters: URLSearchParams) {
  const form = useRef<HTMLFormElement>(null);
  const isTakenOver = useRef(false);
  useEffect(() => {
    if (isTakenOver.current || !form.current?.closest(":popover-open")) form.current?.reset();
    isTakenOver.current = true;
  }, [parameters]);
  return form;
}

/**
 * The sheet's button closes it and shows the list from its beginning. Choices are sent as they are
 * made, so there is mostly nothing to submit, and Back would lead to the same list once more.
 */
function showGoods(event: MouseEvent<HTMLButtonElement>): void {
  const { form } = event.currentTarget;
  const sheet = event.currentTarget.closest<HTMLElement>(":popover-open");
  if (!sheet || !form) return;
  const isSent = [...form.querySelectorAll("input")].every((input) => input.checked === input.defaultChecked);
  if (isSent) event.preventDefault();
  sheet.hidePopover();
  const list = document.querySelector("[data-list]");
  if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
}

function FilterGroup({ group, open }: { readonly group: Group; readonly open: boolean }) {
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
      {/* Other choices are shown anew rather than moved. */}
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

/** It would lead to an empty list. What is chosen can still be taken back. */
const isEmpty = ({ count, selected }: Item): boolean => count === 0 && !selected;

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

/** Sizes are grouped by system, with headings if there are several systems. */
function SizeSystems({ items }: { readonly items: readonly Item[] }) {
  const systems = [...Map.groupBy(items, ({ code }) => code?.split("-")[0] ?? "")];
  return systems.map(([system, sizes]) => (
    <li key={system} className="not-first:mt-4">
      {systems.length > 1 && namedSystems.has(system) ? (
        <p className="mb-1.5 font-semibold text-quiet text-xs">{system}</p>
      ) : null}
      <ul className="grid grid-cols-4 gap-2">
        {sizes.map((item) => (
          <li key={item.code}>
            <SizeChoice item={item} />
          </li>
        ))}
      </ul>
    </li>
  ));
}

/** The systems shown as headings; other sizes carry their full label. */
const namedSystems: ReadonlySet<string> = new Set(["EU", "UK", "US"]);

function SizeChoice({ item }: { readonly item: Item }) {
  return (
    <label className="size-choice">
      <input
        type="checkbox"
        name="size"
        value={item.code ?? ""}
        defaultChecked={item.selected ?? false}
        disabled={isEmpty(item)}
      />
      {item.name?.replace(/^(EU|UK|US) /, "")}
    </label>
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
