import { type SubmitEvent, useEffect, useEffectEvent } from 'react'
import { FormProvider } from 'react-hook-form'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { trackCheckout } from '../cart/track-shopping.ts'
import { lateSheet } from '../ui/late-sheet.tsx'
import styles from './checkout.module.css'
import { isAddressAsked } from './effective-form.ts'
import { ErrorSummary } from './error-summary.tsx'
import { prepareSendingOnFocus } from './late-sending.ts'
import { LineEditor, useLineEditor } from './line-editor.tsx'
import { RequiredFields } from './fields/use-field.ts'
import { AddressSection } from './sections/address-section.tsx'
import { CommentSection } from './sections/comment-section.tsx'
import { AppointmentSection } from './sections/appointment-section.tsx'
import { ContactSection } from './sections/contact-section.tsx'
import { DonationSection } from './sections/donation-section.tsx'
import { LegalSection } from './sections/legal-section.tsx'
import { OrderTypeSection } from './sections/order-type-section.tsx'
import { PaymentSection } from './sections/payment-section.tsx'
import { SubmitSection } from './sections/submit-section.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { shoppingOf, useCheckout } from './use-checkout.ts'
import { useSubmit } from './use-submit.ts'

const PriceChangeSheet = lateSheet(
  () => import('./price-change-sheet.tsx'),
  (module) => module.PriceChangeSheet,
)

/** The checkout once the cart is known. Spec: storefront 2. */
export function CheckoutForm({ shop }: { shop: BranchShopView }) {
  const checkout = useCheckout(shop)
  const { form, orderType, required, totals, fee, paymentMethods, ordering } = checkout
  const { branch, settings } = shop
  const { submit, isSending, refusal, catalogue } = useSubmit(checkout)
  const editor = useLineEditor()
  const begin = useEffectEvent(() => trackCheckout(shoppingOf(checkout)))
  useEffect(() => begin(), [])
  useEffect(prepareSendingOnFocus, [])
  useEffect(shareWithCopies, [])

  const submitInPlace = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <FormProvider {...form}>
      <ErrorSummary errors={refusal.errors} attempt={refusal.attempt} />
      <form className={styles.columns} noValidate aria-label="Bestellung" onSubmit={submitInPlace}>
        <div className={styles.fields}>
          <RequiredFields value={required}>
            <OrderTypeSection branch={branch} orderType={orderType} words={ordering.words} />
            <ContactSection shop={shop} />
            {isAddressAsked(branch, orderType) && (
              <AddressSection shop={shop} isDelivery={orderType === 'delivery'} />
            )}
            {!ordering.isClosed && <AppointmentSection wanted={checkout.wanted} />}
            <CommentSection />
          </RequiredFields>
          {settings.enablePluginDonations && (
            <DonationSection amountCents={settings.donationAmount} currency={settings.currency} />
          )}
          {paymentMethods.length > 0 && <PaymentSection methods={paymentMethods} orderType={orderType} />}
          <LegalSection settings={settings} />
        </div>
        <div className={styles.side}>
          <OrderSummary
            shop={shop}
            totals={totals}
            fee={fee}
            problems={checkout.problems}
            onEdit={editor.edit}
          />
          <SubmitSection shop={shop} ordering={ordering} totals={totals} isSending={isSending} />
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

/** Where its script is lost the cart is ordered once all the same. */
function shareWithCopies(): void {
  void import('../cart/cart-copies.ts').then(({ shareCart }) => shareCart()).catch(() => undefined)
}
