import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadOnChunkFailure } from "../platform/browser/chunk-reload.ts";
import { reportErrors } from "../platform/browser/error-reports.ts";
import { storeLanguageOfAddress } from "../platform/browser/language-of-address.ts";
import { rememberEarlyInput } from "../platform/page/early-input.ts";

reportErrors();
reloadOnChunkFailure();
storeLanguageOfAddress();
const putBackEarlyInput = rememberEarlyInput();

function Alive() {
  useEffect(putBackEarlyInput, []);
  return <HydratedRouter />;
}

startTransition(() => {
  hydrateRoot(document, <Alive />);
});
