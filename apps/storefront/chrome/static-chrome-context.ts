import { createContext } from "react-router";
import type { StaticChrome } from "./static-chrome.server.tsx";

/** Passes the finished parts of the layout from the root's loader to the document's rendering. */
export const staticChromeContext = createContext<StaticChrome | undefined>(undefined);
