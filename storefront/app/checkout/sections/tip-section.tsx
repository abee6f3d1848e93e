import { useState } from 'react'

import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CartTotals } from '#domain/ordering/cart.ts'
import { type TipChoice, tipOf, usualTipPercents } from '#domain/ordering/tip.ts'
import { typedTip, wrongTipText } from '#domain/ordering/typed-tip.ts'
import { chooseTip, useCart } from '../../cart/cart-store.ts'
import { paidGoodsCents } from '../../cart/cart-totals.ts'
import { TextField } from '../../ui/field.tsx'
import { RadioCards } from '../fields/radio-cards.tsx'
import { Section } from './section.tsx'
import styles from './tip-section.module.css'

type TipSectionProps = { branch: Pick<BranchView, 'tipPercents'>; totals: CartTotals; currency: string }

const [none, own] = ['none', 'own']

/** Something for the team: a share of the goods, or any amount. Shares would tell a hidden price. */
export function TipSection({ branch, totals, currency }: TipSectionProps) {
  const tip = useCart((cart) => cart.tip)
  const goods = paidGoodsCents(totals)
  const shares = totals.isPriceHidden ? [] : (branch.tipPercents ?? usualTipPercents)
  const options = [
    { value: none, label: 'Kein Trinkgeld' },
    ...shares.map((percent) => ({
      value: String(percent),
      label: (
        <span className={styles.choice}>
          {`${percent} %`} <span className="quiet">{formatMoney(tipOf({ percent }, goods), currency)}</span>
        </span>
      ),
    })),
    { value: own, label: 'Eigener Betrag' },
  ]

  const choose = (value: string) => {
    if (value === none) chooseTip(null)
    else chooseTip(value === own ? { cents: totals.tipCents } : { percent: Number(value) })
  }

  return (
    <Section title="Trinkgeld" hint="Geht ganz an das Team.">
      <div className={styles.tip}>
        <RadioCards legend="Trinkgeld" name="tip" value={valueOf(tip)} options={options} onChoose={choose} />
        {tip && 'cents' in tip && <OwnAmount cents={tip.cents} currency={currency} />}
      </div>
    </Section>
  )
}

function valueOf(tip: TipChoice | null): string {
  if (!tip) return none

  return 'cents' in tip ? own : String(tip.percent)
}

function OwnAmount({ cents, currency }: { cents: number; currency: string }) {
  const [typed, setTyped] = useState(cents > 0 ? (cents / 100).toFixed(2).replace('.', ',') : '')

  return (
    <TextField
      label="Betrag"
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={typed}
      error={typedTip(typed) === null ? wrongTipText(currency) : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const given = typedTip(target.value)
        if (given !== null) chooseTip({ cents: given })
      }}
    />
  )
}
