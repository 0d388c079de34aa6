import { type Item, isEmpty } from "./filter-items.ts";

/** Sizes are grouped by system, with headings if there are several systems. */
export function SizeSystems({ items }: { readonly items: readonly Item[] }) {
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
