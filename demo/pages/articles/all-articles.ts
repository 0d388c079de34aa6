import type { BlogArticle } from "./article.ts";
import { schoolShoes } from "./back-to-school-shoes.ts";
import { badmintonFootwork } from "./badminton-footwork.ts";
import { careOfBoots } from "./care-of-boots.ts";
import { yogaMat } from "./choosing-a-yoga-mat.ts";
import { choosingRunningShoes } from "./choosing-running-shoes.ts";
import { cityCycling } from "./city-cycling.ts";
import { firstFive } from "./first-5k.ts";
import { footballStuds } from "./football-studs.ts";
import { hydration } from "./hydration-in-the-heat.ts";
import { racketStrings } from "./racket-strings.ts";
import { swimming } from "./swimming-for-beginners.ts";
import { ramadanTraining } from "./training-in-ramadan.ts";

/** The blog of a new shop. */
export const blogArticles: readonly BlogArticle[] = [
  choosingRunningShoes,
  racketStrings,
  firstFive,
  careOfBoots,
  badmintonFootwork,
  hydration,
  cityCycling,
  yogaMat,
  schoolShoes,
  swimming,
  ramadanTraining,
  footballStuds,
];
