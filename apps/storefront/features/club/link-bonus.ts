/** Points for linking, given with the next purchase [CON-05, CLB-09]. */
export const linkBonusPoints = 100;
