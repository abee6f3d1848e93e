import { useController } from 'react-hook-form'

import type { OrderType, PaymentMethod } from '#domain/ordering/order-terms.ts'
import { paymentMethodLabels } from '#domain/ordering/order-terms.texts.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { useKiosk } from '../../kiosk/kiosk-context.ts'
import { fieldId } from '../fields/field-ids.ts'
import { RadioCards } from '../fields/radio-cards.tsx'
import { atCounter, paymentHint } from '../payment-texts.ts'
import { Section } from './section.tsx'

type PaymentSectionProps = { methods: readonly PaymentMethod[]; orderType: OrderType }

export function PaymentSection({ methods, orderType }: PaymentSectionProps) {
  const { field, fieldState } = useController<CheckoutForm, 'paymentMethod'>({ name: 'paymentMethod' })
  const isAtKiosk = useKiosk() !== null
  const options = methods.map((value) => ({
    value,
    label: paymentMethodLabels[value],
    hint: isAtKiosk ? atCounter : paymentHint(value, orderType),
  }))

  return (
    <Section title="Zahlungsart">
      <RadioCards
        legend="Zahlungsart"
        name="paymentMethod"
        id={fieldId('paymentMethod')}
        value={field.value}
        options={options}
        onChoose={field.onChange}
        error={fieldState.error?.message}
      />
    </Section>
  )
}
