import { useLoaderData } from "react-router";
import { ListingPage } from "../listing/listing-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import type { loadPageByPath } from "./load-page-by-path.server.ts";

export function PageByPath() {
  const { kind } = useLoaderData<typeof loadPageByPath>();
  return kind === "listing" ? <ListingPage /> : <LandingPage />;
}
