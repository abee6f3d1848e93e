/**
 * How a voucher is taxed. A single-purpose voucher is taxed when it is sold, at the one rate that is known then; what is
 * paid with it later is taxed no more. A multi-purpose voucher is money that was paid in advance: nothing is taxed until
 * something is bought with it. Source: § 1 UStG in Austria, § 3 (13) to (15) UStG in Germany, Directive (EU) 2016/1065.
 */
export const voucherKinds = ['multi-purpose', 'single-purpose'] as const
export type VoucherKind = (typeof voucherKinds)[number]

/** Where it is taken: at the branch that issued it, or at every branch of its division. */
export const voucherReaches = ['division', 'branch'] as const
export type VoucherReach = (typeof voucherReaches)[number]

export const voucherStates = ['open', 'used', 'expired', 'void'] as const
export type VoucherState = (typeof voucherStates)[number]
