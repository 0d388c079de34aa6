import { createContext } from "react";
import type { ChromeWords } from "../../chrome/chrome-words.ts";
import type { Page } from "../../platform/page-context.ts";
import type { ProductCardProps } from "./product-card.tsx";

/** The inside of a card as finished HTML; undefined for a card that is better rendered with its page. */
export type MakeCard = (card: ProductCardProps, page: Page, words: ChromeWords) => string | undefined;

/** Filled on the server alone: the browser renders the same card from its data. */
export const MadeCardsContext = createContext<MakeCard | undefined>(undefined);
