/** What arrives later from a device of one's own counts for a month only once somebody who leads has accepted it. */
export const ownDeviceLateHours = 4
