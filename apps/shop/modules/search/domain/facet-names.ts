import type { SizeSystem } from "@gelora/contracts/catalogue-document.ts";
import type { Language } from "@gelora/locale/language.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { Frame } from "../../catalogue/frame.ts";
import { sizeName } from "../../catalogue/size-name.ts";
import type { FacetGroup } from "./catalog-index.ts";
import type { ColourFamily } from "./colour-family.ts";

type Both = Readonly<Record<Language, string>>;

const both = (english: string, indonesian: string): Both => ({ "en-US": english, "id-ID": indonesian });

export const groupNames: Readonly<Record<FacetGroup, Both>> = {
  category: both("Category", "Kategori"),
  brand: both("Brand", "Merek"),
  gender: both("For", "Untuk"),
  sport: both("Sport", "Olahraga"),
  colour: both("Colour", "Warna"),
  size: both("Size in stock", "Ukuran tersedia"),
  price: both("Price", "Harga"),
  discount: both("Discount", "Diskon"),
  availability: both("Availability", "Ketersediaan"),
};

export const genderNames: Readonly<Record<string, Both>> = {
  MEN: both("Men", "Pria"),
  WOMEN: both("Women", "Wanita"),
  UNISEX: both("Unisex", "Uniseks"),
  KIDS: both("Kids", "Anak"),
};

const availabilityNames: Readonly<Record<string, Both>> = {
  IN_STOCK: both("In stock", "Tersedia"),
  PREORDER: both("Pre-order", "Pra-pesan"),
};

/** Name and the dot's colour of each family. */
export const familyLooks: Readonly<Record<ColourFamily, { readonly name: Both; readonly dot: string }>> = {
  BLACK: { name: both("Black", "Hitam"), dot: "#1c1c20" },
  WHITE: { name: both("White", "Putih"), dot: "#f7f6f2" },
  GREY: { name: both("Grey", "Abu-abu"), dot: "#8f949b" },
  BLUE: { name: both("Blue", "Biru"), dot: "#2350c8" },
  GREEN: { name: both("Green", "Hijau"), dot: "#3f8f46" },
  YELLOW: { name: both("Yellow", "Kuning"), dot: "#f7d338" },
  ORANGE: { name: both("Orange", "Oranye"), dot: "#f2742b" },
  RED: { name: both("Red", "Merah"), dot: "#cf2430" },
  PINK: { name: both("Pink", "Merah muda"), dot: "#f07fae" },
  PURPLE: { name: both("Purple", "Ungu"), dot: "#5a2f90" },
  BROWN: { name: both("Brown", "Cokelat"), dot: "#8a5a3a" },
};

/** A facet value as a shopper reads it. */
export function facetName(group: FacetGroup, code: string, frame: Frame, language: Language): string {
  switch (group) {
    case "category":
      return frame.categoryOf(code)?.name[language] ?? code;
    case "brand":
      return frame.brands.get(code)?.brandName ?? code;
    case "sport":
      return frame.sports.get(code)?.name[language] ?? code;
    case "gender":
      return genderNames[code]?.[language] ?? code;
    case "colour":
      return isFamily(code) ? familyLooks[code].name[language] : code;
    case "size":
      return sizeNameOf(code, language);
    case "price":
      return priceBandName(code, language);
    case "discount":
      return language === "id-ID" ? `${code}% atau lebih` : `${code}% or more`;
    case "availability":
      return availabilityNames[code]?.[language] ?? code;
  }
}

export function isFamily(code: string): code is ColourFamily {
  return Object.hasOwn(familyLooks, code);
}

const sizeSystems: readonly string[] = ["EU", "UK", "US", "LETTER", "ONE", "BALL", "CM", "KG"] satisfies SizeSystem[];

function isSizeSystem(text: string): text is SizeSystem {
  return sizeSystems.includes(text);
}

function sizeNameOf(code: string, language: Language): string {
  const cut = code.indexOf("-");
  const system = code.slice(0, cut);
  return isSizeSystem(system) ? sizeName(system, code.slice(cut + 1), language) : code;
}

function priceBandName(code: string, language: Language): string {
  const [from, to] = code.split("-");
  const amount = (text: string | undefined) => formatRupiah(Number(text ?? 0));
  if (from === "0") return `${language === "id-ID" ? "Di bawah" : "Under"} ${amount(to)}`;
  if (to === "") return `${language === "id-ID" ? "Di atas" : "Over"} ${amount(from)}`;
  return `${amount(from)} – ${amount(to)}`;
}
