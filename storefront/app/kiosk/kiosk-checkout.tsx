import { type SubmitEvent, useEffect, useEffectEvent } from 'react'
import { FormProvider } from 'react-hook-form'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { isAddressAsked } from '../checkout/effective-form.ts'
import { ErrorSummary } from '../checkout/error-summary.tsx'
import { RequiredFields } from '../checkout/fields/use-field.ts'
import { LineEditor, useLineEditor } from '../checkout/edit-line.ts'
import { AddressSection } from '../checkout/sections/address-section.tsx'
import { AppointmentSection } from '../checkout/sections/appointment-section.tsx'
import { LegalSection } from '../checkout/sections/legal-section.tsx'
import { PaymentPart } from '../checkout/sections/payment-part.tsx'
import { Section } from '../checkout/sections/section.tsx'
import { BackToMenu } from '../house/back-to-menu.tsx'
import { SubmitSection } from '../checkout/sections/submit-section.tsx'
import { TipSection } from '../checkout/sections/tip-section.tsx'
import { TableField } from '../checkout/sections/table-field.tsx'
import { OrderSummary } from '../checkout/summary/order-summary.tsx'
import { useCheckout } from '../checkout/use-checkout.ts'
import { useSubmit } from '../checkout/use-submit.ts'
import { lateSheet } from '../ui/late-sheet.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './kiosk-checkout.module.css'
import { KioskContact } from './kiosk-contact.tsx'
import { useKeepTrying } from './use-keep-trying.ts'

const PriceChangeSheet = lateSheet(
  () => import('../checkout/price-change-sheet.tsx'),
  (module) => module.PriceChangeSheet,
)

type KioskCheckoutProps = {
  shop: BranchShopView
  /** Hears whether an order is on its way, or may have arrived. */
  onSending: (isSending: boolean) => void
}

/** The shop's checkout with as few questions as the branch allows. */
export function KioskCheckout({ shop: whole, onSending }: KioskCheckoutProps) {
  const checkout = useCheckout(whole)
  const { shop, form, orderType, required, ordering, totals, fee, wanted } = checkout
  const { branch, settings } = shop
  const sending = useSubmit(checkout)
  const { refusal, catalogue } = sending
  const { send, isTrying } = useKeepTrying(sending)
  const isSending = sending.isSending || isTrying
  const editor = useLineEditor()

  useTold(isSending, onSending)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])

  const submitInPlace = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <FormProvider {...form}>
      <form
        className={styles.screen}
        noValidate
        autoComplete="off"
        aria-label="Bestellung"
        onSubmit={submitInPlace}
      >
        <div className={styles.body}>
          <h1>Ihre Bestellung</h1>
          <ErrorSummary errors={refusal.errors} attempt={refusal.attempt} />
          <OrderSummary
            {...{ shop, totals, fee }}
            vouchers={checkout.vouchers}
            discounts={checkout.discounts}
            problems={checkout.problems}
            onEdit={editor.edit}
          />
          <RequiredFields value={required}>
            <KioskContact country={branch.country} required={required} />
            {isAddressAsked(branch, orderType) && <AddressSection shop={shop} isDelivery={false} />}
            {orderType === 'dineIn' && (
              <Section title="Ihr Tisch">
                <TableField branch={branch} />
              </Section>
            )}
            {!ordering.isClosed && wanted.isRequired && <AppointmentSection wanted={wanted} />}
          </RequiredFields>
          {branch.isTipEnabled && <TipSection branch={branch} totals={totals} currency={settings.currency} />}
          <PaymentPart checkout={checkout} />
          <LegalSection settings={settings} />
        </div>
        <div className={styles.dock}>
          <div role="status">
            {isTrying && (
              <Notice tone="warn" title="Wir versuchen es laufend weiter.">
                <p>Ihre Bestellung geht nur einmal ein. Dauert es zu lange, hilft Ihnen gerne unser Team.</p>
              </Notice>
            )}
          </div>
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
          onConfirm={send}
          onClose={catalogue.dismiss}
        />
      )}
    </FormProvider>
  )
}

function useTold(isSending: boolean, onSending: (isSending: boolean) => void): void {
  const tell = useEffectEvent(onSending)

  useEffect(() => {
    tell(isSending)
    return () => tell(false)
  }, [isSending])
}
