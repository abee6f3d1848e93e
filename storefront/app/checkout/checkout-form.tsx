import { type SubmitEvent, useEffect, useEffectEvent } from 'react'
import { FormProvider } from 'react-hook-form'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { trackCheckout } from '../cart/track-shopping.ts'
import { latePart } from '../ui/late-part.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { lateSheet } from '../ui/late-sheet.tsx'
import styles from './checkout.module.css'
import { isAddressAsked } from './effective-form.ts'
import { prepareOnFocus } from './late-sending.ts'
import { AddressSection, DonationSection, TipSection } from './late-sections.ts'
import { LineEditor, useLineEditor } from './edit-line.ts'
import { RequiredFields } from './fields/use-field.ts'
import { CommentSection } from './sections/comment-section.tsx'
import { AppointmentSection } from './sections/appointment-section.tsx'
import { ContactSection } from './sections/contact-section.tsx'
import { KeepChoice } from './sections/keep-choice.tsx'
import { LegalSection } from './sections/legal-section.tsx'
import { OrderTypeSection } from './sections/order-type-section.tsx'
import { PaymentPart } from './sections/payment-part.tsx'
import { SubmitSection } from './sections/submit-section.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { shoppingOf } from './shopping-of.ts'
import { useCheckout } from './use-checkout.ts'
import { useSubmit } from './use-submit.ts'

// Whoever fills in the form may make a mistake. It stays from the first attempt on: only an attempt brings the focus.
const ErrorSummary = latePart(
  () => import('./error-summary.tsx'),
  (module) => module.ErrorSummary,
)
const PriceChangeSheet = lateSheet(
  () => import('./price-change-sheet.tsx'),
  (module) => module.PriceChangeSheet,
)

/** The checkout once the cart is known. Spec: storefront 2. */
export function CheckoutForm({ shop: whole }: { shop: BranchShopView }) {
  const checkout = useCheckout(whole)
  const { shop, isForVouchers, form, orderType, required, totals, fee, ordering, vouchers } = checkout
  const { branch, settings } = shop
  const { submit, isSending, refusal, catalogue } = useSubmit(checkout)
  const editor = useLineEditor()
  const begin = useEffectEvent(() => trackCheckout(shoppingOf(checkout)))
  useEffect(() => begin(), [])
  useEffect(() => prepareOnFocus(ErrorSummary.load), [])
  useEffect(shareWithCopies, [])

  const submitInPlace = (event: SubmitEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    <FormProvider {...form}>
      {refusal.attempt > 0 && <ErrorSummary errors={refusal.errors} attempt={refusal.attempt} />}
      <form className={styles.columns} noValidate aria-label="Bestellung" onSubmit={submitInPlace}>
        <div className={styles.fields}>
          <RequiredFields value={required}>
            {!isForVouchers && (
              <OrderTypeSection branch={branch} orderType={orderType} words={ordering.words} />
            )}
            <ContactSection shop={shop}>
              <KeepChoice shop={shop} />
            </ContactSection>
            {isAddressAsked(branch, orderType) && (
              <AddressSection shop={shop} isDelivery={orderType === 'delivery'} />
            )}
            {!isForVouchers && !ordering.isClosed && <AppointmentSection wanted={checkout.wanted} />}
            <CommentSection />
          </RequiredFields>
          {settings.enablePluginDonations && (
            <DonationSection amountCents={settings.donationAmount} currency={settings.currency} />
          )}
          {branch.isTipEnabled && <TipSection branch={branch} totals={totals} currency={settings.currency} />}
          <PaymentPart checkout={checkout} />
          <LegalSection settings={settings} />
        </div>
        <div className={styles.side}>
          <OrderSummary
            shop={shop}
            totals={totals}
            fee={fee}
            vouchers={vouchers}
            discounts={checkout.discounts}
            problems={checkout.problems}
            onEdit={editor.edit}
          />
          <SubmitSection {...{ shop, ordering, totals, vouchers, isSending }}>
            <ButtonLink to={`/store/${branch.identifier}`} look="secondary" isWide>
              Zurück
            </ButtonLink>
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

/** Where its script is lost the cart is ordered once all the same. */
function shareWithCopies(): void {
  void import('../cart/cart-copies.ts').then(({ shareCart }) => shareCart()).catch(() => undefined)
}
