import type { Brand } from "./brand.ts";
import { courtBrands } from "./brands/court-brands.ts";
import { everydayBrands } from "./brands/everyday-brands.ts";
import { outdoorBrands } from "./brands/outdoor-brands.ts";
import { studioBrands } from "./brands/studio-brands.ts";

export const brands: readonly Brand[] = [...outdoorBrands, ...courtBrands, ...studioBrands, ...everydayBrands];
