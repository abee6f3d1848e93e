import { type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'

import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import type { CartTotals } from '#domain/ordering/cart.ts'
import type { OfferedDiscounts } from '#domain/ordering/discounts/cart-discounts.ts'
import { discountedLines } from '#domain/ordering/discounts/discounted-cart.ts'
import { whyNotDiscountText } from '#domain/ordering/discounts/why-not-discount.texts.ts'
import { whyNotDiscount } from '#domain/ordering/discounts/why-not-discount.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { keepCode, useCart } from '../../cart/cart-store.ts'
import { useOrderType } from '../../cart/cart-totals.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { focusOn } from '../../ui/focus-on.ts'
import { fieldId } from '../fields/field-ids.ts'
import { askCode } from './ask-code.ts'
import styles from './discount-code.module.css'

export type DiscountCodeProps = {
  shop: BranchShopView
  totals: CartTotals
  discounts: OfferedDiscounts
}

/** Whoever has a code types it here; what it takes off stands among the sums. */
export function DiscountCode(given: DiscountCodeProps) {
  const { shop } = given
  const discount = useCart((cart) => cart.discount)
  const { formState, clearErrors } = useFormContext<CheckoutForm>()
  const refused = formState.errors.discountCode?.message
  const why = useWhyNot(given)
  const problem = refused ?? why

  if (!discount) return <CodeField {...{ shop, refused }} onTyped={() => clearErrors('discountCode')} />

  return (
    <div className={styles.kept} id={fieldId('discountCode')} tabIndex={-1}>
      <p>
        Rabattcode <strong>{discount.code}</strong>
        <span className="quiet">{`„${discount.rule.name}“`}</span>
      </p>
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          focusOn(currentTarget.closest('section'))
          clearErrors('discountCode')
          keepCode(null)
        }}
      >
        Entfernen
      </Button>
      <p className={styles.note} role="status">
        {problem}
      </p>
    </div>
  )
}

type CodeFieldProps = {
  shop: BranchShopView
  refused: string | undefined
  onTyped: () => void
}

function CodeField({ shop, refused, onTyped }: CodeFieldProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isAsking, setIsAsking] = useState(false)

  const redeem = async () => {
    const code = typed.trim()
    if (isAsking) return
    if (code === '') return setProblem('Bitte geben Sie Ihren Rabattcode ein.')
    setIsAsking(true)
    const asked = await askCode(shop.branch.identifier, code)
    setIsAsking(false)
    setProblem(asked.problem ?? undefined)
    if (asked.rule) keepCode({ code, rule: asked.rule })
  }
  const redeemOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It would send the order.
    event.preventDefault()
    void redeem()
  }

  return (
    <div className={styles.field}>
      <TextField
        label="Rabattcode"
        id={fieldId('discountCode')}
        value={typed}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        error={problem ?? refused}
        onKeyDown={redeemOnEnter}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
          onTyped()
        }}
      />
      <Button look="secondary" aria-busy={isAsking} onClick={() => void redeem()}>
        Einlösen
      </Button>
    </div>
  )
}

/** Why the code takes nothing off just now, empty where it does. */
function useWhyNot({ shop, totals, discounts }: DiscountCodeProps): string {
  const rule = useCart((cart) => cart.discount?.rule)
  const orderType = useOrderType()
  if (!rule || totals.discounts.some((taken) => taken.rule.id === rule.id)) return ''

  const occasion = { ...discounts.occasion, orderType }
  const why = whyNotDiscount(rule, occasion, {
    lines: discountedLines(totals.lines),
    deliveryFee: totals.deliveryGrossCents,
  })

  return why
    ? whyNotDiscountText(why, { ...rule, currency: shop.settings.currency })
    : 'Für diese Bestellung bringt Ihnen ein anderer Rabatt mehr.'
}
