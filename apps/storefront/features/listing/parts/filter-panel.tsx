import { buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { type MouseEvent, useEffect, useRef } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { withoutFilters } from "../listing-address.ts";
import type { Listing } from "../load-listing.server.ts";
import { FilterGroup } from "./filter-group.tsx";
import { useKnownOptions } from "./known-options.ts";

export type ListingPartProps = {
  readonly listing: Listing;
  readonly pathname: string;
  readonly parameters: URLSearchParams;
};

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
          <a href={withoutFilters(pathname, parameters)} className={`${buttonClass("outline")} flex-auto`}>
            {words("clear")}
          </a>
          <button type="submit" onClick={showGoods} className={`${buttonClass("ink")} flex-auto whitespace-nowrap`}>
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
