/** The courier companies that we ask for quotations, by the courier platform's codes, with the names that shoppers know. */
export const courierNames: Readonly<Record<string, string>> = {
  grab: "Grab",
  gojek: "GoSend",
  jne: "JNE",
  jnt: "J&T Express",
  sicepat: "SiCepat",
  anteraja: "AnterAja",
  tiki: "TIKI",
};

/** GRAB stands first where it is offered [CHK-24]. */
export const defaultCompany = "GRAB";

/** `jne-reg` is the company jne and its service reg. */
export function splitQuoteCode(quoteCode: string): { company: string; service: string } {
  const [company = "", ...service] = quoteCode.split("-");
  return { company, service: service.join("-") };
}

export function companyName(company: string): string {
  return courierNames[company.toLowerCase()] ?? company.toUpperCase();
}
