/** The code under which the stock of a campaign is held, as an order's is. */
export function reserveOf(campaignCode: string): string {
  return `FLASH:${campaignCode}`;
}
