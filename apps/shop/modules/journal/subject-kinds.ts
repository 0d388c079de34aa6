/** What an act can be done to; whoever reads the journal names one of them. */
export const subjectKinds = [
  "order",
  "payment",
  "return",
  "stock",
  "sku",
  "offer",
  "flash-sale",
  "preview",
  "mailing",
  "review",
  "question",
  "ticket",
  "page",
  "person",
  "staff",
  "message",
] as const;
