import { isCovered, mayRedeem } from '../../vouchers/entered-vouchers.ts'
import type { CheckoutState } from '../use-checkout.ts'
import { PaymentSection } from './payment-section.tsx'
import { VoucherSection } from './voucher-section.tsx'

/** Vouchers first, and how the rest is paid, where there is one. */
export function PaymentPart({ checkout }: { checkout: CheckoutState }) {
  const { shop, totals, vouchers, paymentMethods, orderType } = checkout

  return (
    <>
      {mayRedeem(checkout) && <VoucherSection shop={shop} totals={totals} part={vouchers} />}
      {paymentMethods.length > 0 && !isCovered(vouchers) && (
        <PaymentSection methods={paymentMethods} orderType={orderType} />
      )}
    </>
  )
}
