export { ListingPage as default } from "../../features/listing/listing-page.tsx";
export { loadCategoryListing as loader } from "../../features/listing/load-listing.server.ts";
