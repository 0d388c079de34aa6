import { useCallback } from "react";
import type { Document } from "../gateway/document.ts";
import { callClub, clubReadWaitMs } from "./club-client.ts";
import { type ReadOptions, useRead } from "./use-read.ts";

/** Reads a document of the club. @param variables undefined while there is nothing to ask */
export function useClubRead<Result, Variables extends object>(
  document: Document<Result, Variables>,
  variables: Variables | undefined,
  options?: ReadOptions,
) {
  const load = useCallback((question: Variables) => callClub(document, question, clubReadWaitMs), [document]);
  return useRead(String(document), variables, load, options);
}
