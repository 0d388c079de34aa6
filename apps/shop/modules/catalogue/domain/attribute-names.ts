/** The names of the two things that tell skus of a product apart. */
export const attributeNames = {
  "en-US": { colour: "Colour", size: "Size" },
  "id-ID": { colour: "Warna", size: "Ukuran" },
} as const;
