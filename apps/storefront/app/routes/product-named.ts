import type { ClientLoaderFunctionArgs } from "react-router";
import type { loadProduct } from "../../features/product/load-product.server.ts";
import { cachedOrLoaded } from "../../platform/browser/cached-pages.ts";

export { loadProduct as loader } from "../../features/product/load-product.server.ts";
export {
  ProductPage as default,
  shouldRevalidateProduct as shouldRevalidate,
} from "../../features/product/product-page.tsx";

/** Product pages stay mounted when left [PDP-23]. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  cachedOrLoaded(request, () => serverLoader<typeof loadProduct>());
