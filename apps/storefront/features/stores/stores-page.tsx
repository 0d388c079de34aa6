import { Button } from "@gelora/ui/button.tsx";
import { EmptyState } from "@gelora/ui/empty-state.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { PageHead } from "../../platform/page/page-head.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import type { loadStores } from "./load-stores.server.ts";
import { citiesOf, findStores } from "./model/find-stores.ts";
import { MapPlace } from "./parts/map-place.tsx";
import { StoreCard } from "./parts/store-card.tsx";

const nothing = { text: "", city: "" };

/** The stores and their count, by city and text, as a list and on a map [STO-01, STO-02, Q85]. */
export function StoresPage() {
  const words = useWords("stores");
  const { stores } = useLoaderData<typeof loadStores>();
  const [wish, setWish] = useState(nothing);
  const [focus, setFocus] = useState<readonly string[]>();
  const found = findStores(stores, wish);
  const change = (patch: Partial<typeof nothing>): void => {
    setFocus(undefined);
    setWish({ ...wish, ...patch });
  };
  return (
    <div className="mx-auto max-w-[90rem] px-4 pt-8 pb-20 md:px-6">
      <PageHead title={words("title")} description={words("intro")} paths="/store" />
      <h1 className="text-3xl">{words("title")}</h1>
      <p className="mt-2 max-w-prose text-quiet">{words("intro")}</p>
      {stores.length === 0 ? (
        <EmptyState art="offline" title={words("none")} text={words("noneText")} />
      ) : (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
          <div className="lg:sticky lg:top-32 lg:order-last">
            <MapPlace stores={found} focus={focus} onFocus={setFocus} />
          </div>
          <section aria-label={words("list")}>
            <Search wish={wish} cities={citiesOf(stores)} onChange={change} />
            <h2 aria-live="polite" className="mt-6 mb-3 text-lg">
              {words("count", { count: found.length })}
            </h2>
            {found.length === 0 ? (
              <EmptyState art="nothing-found" title={words("notFound")} text={words("notFoundText")}>
                <Button look="outline" onClick={() => change(nothing)}>
                  {words("showAll")}
                </Button>
              </EmptyState>
            ) : null}
            <ul className="grid gap-3">
              {found.map((store) => (
                <StoreCard key={store.storeCode} store={store} onShow={() => setFocus([store.storeCode ?? ""])} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </div>
  );
}

type SearchProps = {
  readonly wish: typeof nothing;
  readonly cities: readonly string[];
  readonly onChange: (patch: Partial<typeof nothing>) => void;
};

/** The list follows input immediately. */
function Search({ wish, cities, onChange }: SearchProps) {
  const words = useWords("stores");
  return (
    <search className="grid gap-3 sm:grid-cols-2">
      <Field
        label={words("search")}
        type="search"
        placeholder={words("searchExample")}
        autoComplete="off"
        value={wish.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <SelectField
        label={words("city")}
        placeholder={words("allCities")}
        value={wish.city}
        choices={cities.map((city) => ({ value: city, name: city }))}
        onChange={(event) => onChange({ city: event.target.value })}
      />
    </search>
  );
}
