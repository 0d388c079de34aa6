import type { PageContent } from "@gelora/contracts/page-content.ts";
import type { PageGoods } from "../content/goods.ts";
import { backToSchool } from "./back-to-school.ts";
import { badminton } from "./badminton.ts";
import { football } from "./football.ts";
import { landingPage } from "./parts.ts";
import { ramadan } from "./ramadan.ts";
import { running } from "./running.ts";

/** Pages of sports and of seasons, by address [HOM-04, HOM-06]. */
export const landingPages = (goods: PageGoods): Readonly<Record<string, PageContent>> => ({
  "/page/running": landingPage(goods, running),
  "/page/badminton": landingPage(goods, badminton),
  "/page/football": landingPage(goods, football),
  "/page/back-to-school": landingPage(goods, backToSchool),
  "/page/ramadan": landingPage(goods, ramadan),
});
