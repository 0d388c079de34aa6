import { useCallback } from "react";
import type { Document } from "../gateway/document.ts";
import { callShop } from "./shop-client.ts";
import { type ReadOptions, useRead } from "./use-read.ts";

/** Reads a document of the shop. @param variables undefined while there is nothing to ask */
export function useShopRead<Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables | undefined,
  options?: ReadOptions,
) {
  const load = useCallback((question: Variables) => callShop(document, question), [document]);
  return useRead(String(document), variables, load, options);
}
