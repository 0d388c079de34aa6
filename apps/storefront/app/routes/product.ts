import type { ClientLoaderFunctionArgs } from "react-router";
import type { loadProduct } from "../../features/product/load-product.server.ts";
import { keptOrLoaded } from "../../platform/browser/kept-pages.ts";

export { loadProduct as loader } from "../../features/product/load-product.server.ts";
export {
  ProductPage as default,
  shouldRevalidateProduct as shouldRevalidate,
} from "../../features/product/product-page.tsx";

/** Product pages stay mounted when left [PDP-23]. */
export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  keptOrLoaded(request, () => serverLoader<typeof loadProduct>());
