import { useLoaderData } from "react-router";
import { ListingPage } from "../listing/listing-page.tsx";
import { NewsletterPage } from "../newsletter/newsletter-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import type { loadPageByPath } from "./load-page-by-path.server.ts";

export function PageByPath() {
  const { kind } = useLoaderData<typeof loadPageByPath>();
  if (kind === "newsletter") return <NewsletterPage />;
  return kind === "listing" ? <ListingPage /> : <LandingPage />;
}
