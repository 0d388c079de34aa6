/**
 * The bar at the bottom of small screens: price and button, in two rows if large text needs them.
 */
export const buyBarClass =
  "fixed inset-x-0 bottom-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t bg-white px-4 py-3 shadow-float lg:hidden";
