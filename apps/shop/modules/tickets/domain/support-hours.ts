const hour = 60 * 60 * 1000;
/** WIB, all year. */
const jakartaOffset = 7 * hour;
/** Monday to Sunday, 8am to 9pm WIB [SHL-31]. */
const [opens, closes] = [8 * hour, 21 * hour];

/** Whether chat support is there at a moment, and when that changes. */
export function supportHoursAt(moment: Date): { readonly isOpen: boolean; readonly changesAt: Date } {
  const local = moment.getTime() + jakartaOffset;
  const midnight = local - (local % (24 * hour));
  const today = local - midnight;
  const isOpen = today >= opens && today < closes;
  const next = isOpen ? closes : today < opens ? opens : opens + 24 * hour;
  return { isOpen, changesAt: new Date(midnight + next - jakartaOffset) };
}
