import { useLoaderData } from "react-router";
import type { ContentItem } from "../../platform/page-content.ts";

/** A page made of blocks of the content module. */
export function LandingPage() {
  const { items } = useLoaderData<{ readonly items: readonly ContentItem[] }>();
  return (
    <div className="mx-auto max-w-3xl px-4 py-10">
      {items.map((item) => (
        <p key={item.title}>{item.text}</p>
      ))}
    </div>
  );
}
