import type { SectionName } from "../model/folding.ts";

export const sectionId = (name: SectionName): string => `checkout-${name}`;
