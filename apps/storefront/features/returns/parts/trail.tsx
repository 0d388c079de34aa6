import { useWords } from "../../../platform/words/use-words.ts";

export type TrailProps = {
  readonly parents: readonly { readonly name: string; readonly address: string }[];
  /** The page itself. */
  readonly here: string;
};

/** Breadcrumbs of a page about returns [RET-02]. */
export function Trail({ parents, here }: TrailProps) {
  const words = useWords("returns");
  return (
    <nav aria-label={words("breadcrumb")}>
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {parents.map(({ name, address }) => (
          <li key={address} className="flex items-center gap-x-2">
            <a href={address} className="inline-flex min-h-11 items-center font-semibold hover:underline">
              {name}
            </a>
            <span aria-hidden="true" className="text-quiet">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-quiet">
          {here}
        </li>
      </ol>
    </nav>
  );
}
