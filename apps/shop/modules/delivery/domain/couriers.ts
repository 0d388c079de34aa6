/**
 * The couriers we request quotations from, by the courier platform's codes, with their familiar
 * names.
 */
export const courierNames: Readonly<Record<string, string>> = {
  grab: "Grab",
  gojek: "GoSend",
  jne: "JNE",
  jnt: "J&T Express",
  sicepat: "SiCepat",
  anteraja: "AnterAja",
  tiki: "TIKI",
};

/** Whether we send with this company; its code may be in capitals. */
export function isCourier(logisticsCompanyCode: string): boolean {
  return Object.hasOwn(courierNames, logisticsCompanyCode.toLowerCase());
}

/** Motorbike couriers within the hour: their riders do not collect cash. */
const withoutCash: ReadonlySet<string> = new Set(["GRAB", "GOJEK"]);

/**
 * Whether a company's courier can be paid in cash; a single service may differ, as its quote says.
 */
export function collectsCash(logisticsCompanyCode: string): boolean {
  return !withoutCash.has(logisticsCompanyCode.toUpperCase());
}

/** GRAB comes first where it is offered [CHK-24]. */
export const defaultCompany = "GRAB";

/** `jne-reg` is company jne, service reg. */
export function splitQuoteCode(quoteCode: string): { company: string; service: string } {
  const [company = "", ...service] = quoteCode.split("-");
  return { company, service: service.join("-") };
}

export function companyName(company: string): string {
  return courierNames[company.toLowerCase()] ?? company.toUpperCase();
}
