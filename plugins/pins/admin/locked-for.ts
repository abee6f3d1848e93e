/** Why a PIN is not looked at, and for how long. */
export const lockedFor = (minutes: number): string =>
  `Nach zu vielen falschen Versuchen noch ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} gesperrt.`
