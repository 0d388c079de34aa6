import type { CatalogueDocument } from "@gelora/contracts/catalogue-document.ts";
import { both } from "./localised.ts";

export const sports = [
  { sport: "RUNNING", name: both("Running", "Lari") },
  { sport: "TRAIL", name: both("Trail running", "Lari trail") },
  { sport: "TRAINING", name: both("Training", "Latihan") },
  { sport: "FOOTBALL", name: both("Football", "Sepak bola") },
  { sport: "FUTSAL", name: both("Futsal", "Futsal") },
  { sport: "BASKETBALL", name: both("Basketball", "Bola basket") },
  { sport: "BADMINTON", name: both("Badminton", "Bulu tangkis") },
  { sport: "VOLLEYBALL", name: both("Volleyball", "Bola voli") },
  { sport: "TENNIS", name: both("Tennis", "Tenis") },
  { sport: "TABLETENNIS", name: both("Table tennis", "Tenis meja") },
  { sport: "YOGA", name: both("Yoga", "Yoga") },
  { sport: "BOXING", name: both("Boxing", "Tinju") },
  { sport: "SWIMMING", name: both("Swimming", "Renang") },
  { sport: "CYCLING", name: both("Cycling", "Bersepeda") },
  { sport: "HIKING", name: both("Hiking", "Pendakian") },
  { sport: "LIFESTYLE", name: both("Everyday", "Sehari-hari") },
] as const satisfies CatalogueDocument["sports"];

export type SportCode = (typeof sports)[number]["sport"];
