import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reloadOnChunkFailure } from "../platform/chunk-reload.ts";

reloadOnChunkFailure();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
