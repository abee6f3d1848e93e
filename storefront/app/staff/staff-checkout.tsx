import { type SubmitEvent, useEffect } from 'react'
import { FormProvider } from 'react-hook-form'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { isAddressAsked } from '../checkout/effective-form.ts'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { RequiredFields } from '../checkout/fields/use-field.ts'
import { LineEditor, useLineEditor } from '../checkout/edit-line.ts'
import { AddressSection } from '../checkout/sections/address-section.tsx'
import { AppointmentSection } from '../checkout/sections/appointment-section.tsx'
import { CommentSection } from '../checkout/sections/comment-section.tsx'
import { ContactSection } from '../checkout/sections/contact-section.tsx'
import { OrderTypeSection } from '../checkout/sections/order-type-section.tsx'
import { PaymentPart } from '../checkout/sections/payment-part.tsx'
import { BackToMenu } from '../house/back-to-menu.tsx'
import { SubmitSection } from '../checkout/sections/submit-section.tsx'
import { OrderSummary } from '../checkout/summary/order-summary.tsx'
import { useCheckout } from '../checkout/use-checkout.ts'
import { useSubmit } from '../checkout/use-submit.ts'
import { lateSheet } from '../ui/late-sheet.tsx'
import styles from './staff-order.module.css'

const PriceChangeSheet = lateSheet(
  () => import('../checkout/price-change-sheet.tsx'),
  (module) => module.PriceChangeSheet,
)

/** The shop's checkout without what only a guest can say: consents, a donation, whether the device remembers them. */
export function StaffCheckout({ shop: whole }: { shop: BranchShopView }) {
  const checkout = useCheckout(whole)
  const { shop, isForVouchers, form, orderType, required, ordering, totals, fee, wanted } = checkout
  const { submit, isSending, refusal, catalogue } = useSubmit(checkout)
  const editor = useLineEditor()
  const { branch, settings } = shop
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])

  const submitInPlace = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <FormProvider {...form}>
      <form
        className={`container ${styles.checkout}`}
        noValidate
        autoComplete="off"
        aria-label="Bestellung"
        onSubmit={submitInPlace}
      >
        <div className={styles.fields}>
          <ErrorSummary errors={refusal.errors} attempt={refusal.attempt} />
          <RequiredFields value={required}>
            {!isForVouchers && (
              <OrderTypeSection branch={branch} orderType={orderType} words={ordering.words} />
            )}
            <ContactSection shop={shop} />
            {isAddressAsked(branch, orderType) && (
              <AddressSection shop={shop} isDelivery={orderType === 'delivery'} />
            )}
            {!isForVouchers && !ordering.isClosed && <AppointmentSection wanted={wanted} />}
            <CommentSection />
          </RequiredFields>
          <PaymentPart checkout={checkout} />
        </div>
        <div className={styles.side}>
          <OrderSummary
            shop={shop}
            totals={totals}
            fee={fee}
            vouchers={checkout.vouchers}
            discounts={checkout.discounts}
            problems={checkout.problems}
            onEdit={editor.edit}
          />
          <SubmitSection {...{ shop, ordering, totals, isSending }} vouchers={checkout.vouchers}>
            <BackToMenu isSending={isSending} />
          </SubmitSection>
        </div>
      </form>
      {editor.edited !== null && (
        <LineEditor shop={shop} index={editor.edited} at={checkout.at} onClose={editor.close} />
      )}
      {catalogue.change && (
        <PriceChangeSheet
          change={catalogue.change}
          currency={settings.currency}
          onConfirm={() => void submit()}
          onClose={catalogue.dismiss}
        />
      )}
    </FormProvider>
  )
}
