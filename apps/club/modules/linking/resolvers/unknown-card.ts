/**
 * The answer for a number without a card and for a wrong password alike: it reveals to nobody whose
 * numbers are members'. The specification reads its code and its very text [LNK-17].
 */
export const unknownCard = {
  success: false,
  code: "510",
  message: "Mobile Phone not registered in Mapclub",
} as const;
