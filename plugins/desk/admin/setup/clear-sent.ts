/** Empties a field that still holds what was sent; what somebody has typed meanwhile is for the next. */
export const clearSent =
  (sent: string) =>
  (typed: string): string =>
    typed === sent ? '' : typed
