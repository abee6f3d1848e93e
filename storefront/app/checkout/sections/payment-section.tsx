import type { OrderType, PaymentMethod } from '#domain/ordering/order-terms.ts'
import { paymentMethodLabels } from '#domain/ordering/payment-method.texts.ts'
import { useHouseScreen } from '../../house/house-screen.ts'
import { fieldId } from '../fields/field-ids.ts'
import { useAnswer } from '../fields/use-answer.ts'
import { RadioCards } from '../fields/radio-cards.tsx'
import { atCounter, paymentHint } from '../payment-texts.ts'
import { Section } from './section.tsx'

type PaymentSectionProps = { methods: readonly PaymentMethod[]; orderType: OrderType }

export function PaymentSection({ methods, orderType }: PaymentSectionProps) {
  const { value, error, answer } = useAnswer('paymentMethod')
  const isInHouse = useHouseScreen() !== null
  const options = methods.map((method) => ({
    value: method,
    label: paymentMethodLabels[method],
    hint: isInHouse && orderType !== 'delivery' ? atCounter : paymentHint(method, orderType),
  }))

  return (
    <Section title="Zahlungsart">
      <RadioCards
        legend="Zahlungsart"
        name="paymentMethod"
        id={fieldId('paymentMethod')}
        value={value}
        options={options}
        onChoose={answer}
        error={error}
      />
    </Section>
  )
}
