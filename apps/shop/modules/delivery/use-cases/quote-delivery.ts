import { failure, type Outcome, success } from "@gelora/outcomes/outcome.ts";
import { ProviderError } from "@gelora/service-kit/call-provider.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { platformPart } from "@gelora/service-kit/platform-part.ts";
import { LRUCache } from "lru-cache";
import type { Platform } from "../../../platform/platform.ts";
import { arrivalOfAll } from "../domain/arrival.ts";
import { companyName, defaultCompany } from "../domain/couriers.ts";
import type { DeliveryQuestion, ShippingQuote } from "../domain/parcel.ts";
import { gramsTogether } from "../domain/weight.ts";
import type { CourierRate } from "../providers/courier-provider.ts";
import { courier } from "../providers/provider-of.ts";
import { isPlaceChain } from "../register/place-register.ts";

/**
 * Equal questions within this time get the same answer: a shopper's price does not jump while the
 * page is open, and the courier is not called for each click.
 */
const cacheLife = minutes(10);
export const courierRates = platformPart(
  "the rates of the courier",
  () => new LRUCache<string, readonly CourierRate[]>({ max: 2000, ttl: cacheLife }),
);

/**
 * The couriers' prices, Grab first, then the cheapest.
 * @returns failure DELIVERY_UNAVAILABLE when the courier does not answer or does not serve the
 * place, DELIVERY_INVALID when the place does not exist
 */
export async function quoteDelivery(
  platform: Platform,
  question: DeliveryQuestion,
): Promise<Outcome<readonly ShippingQuote[]>> {
  const { state, city, district, zipCode } = question.place;
  if (!isPlaceChain(state.code, city.code, district.code)) return failure("DELIVERY_INVALID", { field: "district" });
  if (!/^\d{5}$/.test(zipCode.code)) return failure("DELIVERY_INVALID", { field: "zipCode" });
  try {
    const rates = await ratesFor(platform, question);
    if (rates.length === 0) return failure("DELIVERY_UNAVAILABLE");
    const shippingDays = question.lines.map(({ deliveryDate }) => deliveryDate);
    return success(inOrder(rates.map((rate) => quoteOf(rate, shippingDays, platform.clock.now()))));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    platform.log.warn({ err: error, district: district.code }, "no quotation from the courier");
    return failure("DELIVERY_UNAVAILABLE");
  }
}

async function ratesFor(platform: Platform, question: DeliveryQuestion): Promise<readonly CourierRate[]> {
  const { place, value } = question;
  const grams = gramsTogether(question.lines);
  const cache = courierRates.of(platform);
  const key = [place.district.code, place.zipCode.code, grams, value].join(" ");
  const known = cache.get(key);
  if (known) return known;
  const rates = await courier.of(platform).rates({ place, grams, value });
  if (rates.length > 0) cache.set(key, rates);
  return rates;
}

function quoteOf(rate: CourierRate, shippingDays: readonly (string | undefined)[], now: Date): ShippingQuote {
  return {
    code: `${rate.company}-${rate.service}`,
    name: `${companyName(rate.company)} ${rate.serviceName}`,
    logisticsCompanyCode: rate.company.toUpperCase(),
    freight: rate.price,
    ...arrivalOfAll(now, shippingDays, rate.travel),
    cashOnDelivery: rate.cashOnDelivery,
  };
}

/** The default company first [CHK-24], then the cheapest. */
function inOrder(quotes: readonly ShippingQuote[]): ShippingQuote[] {
  const last = (quote: ShippingQuote) => (quote.logisticsCompanyCode === defaultCompany ? 0 : 1);
  return quotes.toSorted((a, b) => last(a) - last(b) || a.freight - b.freight || (a.code < b.code ? -1 : 1));
}
