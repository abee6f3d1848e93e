import { type KeyboardEvent, useEffect, useId, useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import { Button } from '../../ui/button.tsx'
import { enterVoucher } from '../../vouchers/enter-voucher.ts'
import { removeVoucher, type VoucherPart } from '../../vouchers/entered-vouchers.ts'
import { VoucherCodeField } from '../../vouchers/voucher-code-field.tsx'
import { fieldId } from '../fields/field-ids.ts'
import type { CheckoutState } from '../use-checkout.ts'
import { OpenVouchers } from './open-vouchers.tsx'
import styles from './voucher-entry.module.css'

type VoucherEntryProps = Pick<CheckoutState, 'shop' | 'totals'> & {
  part: VoucherPart
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** What vouchers pay, and where the next is entered. */
export function VoucherEntry({ shop, totals, part, isOpen, onOpen }: VoucherEntryProps) {
  const { currency } = shop.settings
  const { vouchers, paid, rest } = part
  const remove = (code: string) => {
    document.getElementById(fieldId('vouchers'))?.focus()
    removeVoucher(code)
  }

  return (
    <>
      {vouchers.length > 0 && (
        <ul className={styles.entered} aria-label="Eingelöste Gutscheine">
          {vouchers.map(({ code, hint, amount, balance }) => (
            <li key={code}>
              <span>
                <strong>{`Gutschein ${hint}`}</strong>
                <span className="quiet">
                  {` bezahlt ${formatMoney(amount, currency)}`}
                  {balance > amount && `, es bleiben ${formatMoney(balance - amount, currency)}`}
                </span>
              </span>
              <Button look="quiet" aria-label={`Gutschein ${hint} entfernen`} onClick={() => remove(code)}>
                Entfernen
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={vouchers.length > 0 ? styles.rest : 'visually-hidden'}>
        {vouchers.length > 0 && restWords(paid, rest, currency)}
      </p>
      {isOpen ? (
        <CodeField {...{ shop, totals }} onDone={() => onOpen(false)} />
      ) : (
        (rest > 0 || vouchers.length === 0) && (
          <OpenVouchers isFirst={vouchers.length === 0} onOpen={() => onOpen(true)} />
        )
      )}
    </>
  )
}

const restWords = (paid: number, rest: number, currency: string): string =>
  rest === 0
    ? 'Damit ist die ganze Bestellung bezahlt.'
    : `Mit Gutschein bezahlt: ${formatMoney(paid, currency)}. Noch zu zahlen: ${formatMoney(rest, currency)}.`

type CodeProps = Pick<CheckoutState, 'shop' | 'totals'> & { onDone: () => void }

/** No form of its own: it stands in the one that is sent. */
function CodeField({ shop, totals, onDone }: CodeProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const id = useId()
  useEffect(() => document.getElementById(id)?.focus(), [id])
  const redeem = async () => {
    if (isAsking) return
    setIsAsking(true)
    const why = await enterVoucher(code, shop.branch.identifier, totals)
    setIsAsking(false)
    if (why === null) return onDone()
    setProblem(why)
    document.getElementById(id)?.focus()
  }
  const redeemOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void redeem()
  }

  return (
    <div className={styles.code}>
      <VoucherCodeField
        id={id}
        value={code}
        problem={problem}
        onType={(typed) => {
          setCode(typed)
          setProblem(null)
        }}
        onKeyDown={redeemOnEnter}
      />
      <div className={styles.actions}>
        <Button aria-busy={isAsking} onClick={() => void redeem()}>
          Einlösen
        </Button>
        <Button look="quiet" onClick={onDone}>
          Abbrechen
        </Button>
      </div>
    </div>
  )
}
