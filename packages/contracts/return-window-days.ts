/** How many days after the delivery goods may go back; shop and pages say the same. */
export const returnWindowDays = 14;
