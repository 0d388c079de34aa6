import { buttonClass } from "@gelora/ui/button.tsx";
import { useEffect, useRef } from "react";
import { Icon } from "../../../chrome/icon.tsx";
import { useKeptHtml } from "../../../platform/kept-html.ts";
import { useWords } from "../../../platform/use-words.ts";
import { withoutFilters } from "../listing-address.ts";
import type { Listing } from "../load-listing.server.ts";

export type ListingPartProps = {
  readonly listing: Listing;
  readonly pathname: string;
  readonly parameters: URLSearchParams;
};

type Group = Listing["filters"][number];
type Item = NonNullable<Group["items"]>[number];

/**
 * The filters: one GET form, which works before any script and by itself submits on every choice afterwards. The same element is a side column on wide screens
 * and a sheet over the whole height on small ones.
 */
export function FilterPanel({ listing, pathname, parameters }: ListingPartProps) {
  const words = useWords("listing");
  const form = useRef<HTMLFormElement>(null);
  // What is ticked follows the address, also after Back or a removed chip
  useEffect(() => form.current?.reset(), [parameters]);
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
          {listing.filters.map((group, index) => (
            <FilterGroup key={group.code} group={group} open={index < 4} />
          ))}
        </div>
        <div className="sticky bottom-0 flex gap-3 border-line border-t bg-white p-4 lg:static lg:mt-4 lg:border-0 lg:bg-transparent lg:p-0">
          <a href={withoutFilters(pathname, parameters)} className={`${buttonClass("outline")} flex-1`}>
            {words("clear")}
          </a>
          <button type="submit" className={`${buttonClass("ink")} flex-1`}>
            {words("show", { count: listing.total })}
          </button>
        </div>
      </form>
    </div>
  );
}

function FilterGroup({ group, open }: { readonly group: Group; readonly open: boolean }) {
  const words = useWords("listing");
  const items = group.items ?? [];
  const choices = useKeptHtml(
    ["filter", group],
    <>
      {group.type === "RADIO" ? <AnyChoice group={group} any={words("any")} /> : null}
      {items.map((item) => (
        <li key={item.code}>
          {group.code === "size" ? <SizeChoice item={item} /> : <Choice group={group} item={item} items={items} />}
        </li>
      ))}
    </>,
  );
  const chosen = items.filter(({ selected }) => selected).length;
  const list =
    group.code === "size"
      ? "grid grid-cols-4 gap-2"
      : group.code === "category"
        ? "max-h-80 overflow-y-auto"
        : "max-h-72 overflow-y-auto";
  return (
    <details open={open || chosen > 0} className="group border-line border-b py-1" data-filter={group.code}>
      <summary className="flex min-h-12 items-center justify-between font-bold">
        {group.name}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <ul className={`${list} pb-4`} {...choices} />
    </details>
  );
}

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
  const indent = group.code === "category" && items.some(({ code }) => code === item.parentCode) ? "pl-5" : "";
  return (
    <label className={`choice ${indent}`}>
      <input
        type={group.type === "RADIO" ? "radio" : "checkbox"}
        name={group.code ?? ""}
        value={item.code ?? ""}
        defaultChecked={item.selected ?? false}
      />
      {group.code === "colour" ? <ColourDot code={item.code ?? ""} /> : null}
      <span>{item.name}</span>
      <data value={item.count ?? 0}>{item.count}</data>
    </label>
  );
}

/** The way out of a radio group. */
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

function SizeChoice({ item }: { readonly item: Item }) {
  return (
    <label className="size-choice">
      <input type="checkbox" name="size" value={item.code ?? ""} defaultChecked={item.selected ?? false} />
      {item.name?.replace(/^EU /, "")}
    </label>
  );
}

/** The families that the search sorts colours into; one unknown has no dot. */
const colourFamilies: Readonly<Record<string, string>> = {
  BLACK: "#1c1c20",
  WHITE: "#ffffff",
  GREY: "#9a9a9f",
  RED: "#cf2430",
  ORANGE: "#f07d1a",
  YELLOW: "#f2c230",
  GREEN: "#2f7d4a",
  BLUE: "#1d5fbf",
  PURPLE: "#6d3fa0",
  PINK: "#ef7fa8",
  BROWN: "#7a4e2d",
  BEIGE: "#d9c7a7",
};

function ColourDot({ code }: { readonly code: string }) {
  const colour = colourFamilies[code];
  return colour ? (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 stroke-control">
      <circle cx="8" cy="8" r="7" fill={colour} />
    </svg>
  ) : null;
}
