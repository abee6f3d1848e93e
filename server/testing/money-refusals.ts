import { dayEndRefusals } from './day-end-refusals.ts'
import { paymentRefusals } from './payment-refusals.ts'
import { voucherRefusals } from './voucher-refusals.ts'

type Meeting = ReturnType<Parameters<typeof dayEndRefusals>[0]> &
  ReturnType<Parameters<typeof paymentRefusals>[0]> &
  ReturnType<Parameters<typeof voucherRefusals>[0]>

/** How a client is refused where it is about money. */
export const moneyRefusals = (meeting: () => Meeting) => ({
  ...voucherRefusals(meeting),
  ...dayEndRefusals(meeting),
  ...paymentRefusals(meeting),
})
