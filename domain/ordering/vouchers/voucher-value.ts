/** Nobody prints a voucher for more, and nobody mistypes a figure of more; in cents. */
export const largestVoucher = 500_000
/** In cents. */
export const smallestVoucher = 100

/** Whether a voucher may be worth so much, in cents, whoever says it. */
export const isVoucherValue = (value: number): boolean =>
  Number.isInteger(value) && value >= smallestVoucher && value <= largestVoucher
