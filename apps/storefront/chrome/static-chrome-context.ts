import { createContext } from "react-router";
import type { StaticChrome } from "./static-chrome.server.tsx";

/** Hands the finished parts of the layout from the root's loader to the rendering of the document. */
export const staticChromeContext = createContext<StaticChrome | undefined>(undefined);
