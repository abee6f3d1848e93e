/** Whoever gives money back, takes a payment back or changes a voucher says why, in so many characters as people count them. */
export const moneyReason = { fewest: 3, most: 1000 } as const

/** Whether somebody who looks at the books later learns anything from it; the margin does not count. */
export const saysWhy = (reason: string | null): reason is string =>
  Array.from(reason?.trim() ?? '').length >= moneyReason.fewest

export const noReasonText = 'Bitte geben Sie den Grund an.'
