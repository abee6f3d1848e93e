/** In the place of the button that would take back what is in effect. */
export const NoWayBack = () => null
