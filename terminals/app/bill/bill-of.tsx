import { useState } from 'react'

import { paymentStatusLabels } from '#domain/ordering/order-terms.texts.ts'
import { splitTexts } from '#domain/ordering/split-bill.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import type { Station } from '../connection/use-station.ts'
import { Key } from '../design/key.tsx'
import { WhoIsIt } from '../person/who-is-it.tsx'
import styles from './bill-of.module.css'
import { PayApart } from './pay-apart.tsx'
import { SplitBill } from './split-bill.tsx'
import { useBill } from './use-bill.ts'

type Props = {
  order: Pick<StaffOrder, 'id'>
  station: Pick<Station, 'place' | 'person'>
  onBack: () => void
}

/** What is to be paid of an order. Money is somebody's: whoever takes it says by PIN who they are. */
export function BillOf({ order, station: { place, person }, onBack }: Props) {
  const { named } = person
  const { bill, problem, isSending, pay, split } = useBill(place, order.id, named && person.tokenOf(named.id))
  const [isAsking, setIsAsking] = useState(false)
  const [isSplit, setIsSplit] = useState(false)
  const isPaid = bill?.order.paymentStatus === 'paid'

  return (
    <div className={styles.bill}>
      {bill && isPaid && <p role="status">{paymentStatusLabels.paid}</p>}
      {bill && !isPaid && named && (
        <>
          <Key aria-pressed={isSplit} isWide onClick={() => setIsSplit(!isSplit)}>
            {splitTexts.title}
          </Key>
          {isSplit ? (
            <SplitBill {...{ bill, problem, isSending }} onSplit={split} />
          ) : (
            <PayApart {...{ bill, problem, isSending }} onPay={pay} />
          )}
        </>
      )}
      {bill && !isPaid && !named && (
        <>
          <p>Wer Geld nimmt, meldet sich mit seiner PIN an.</p>
          <Key look="go" isWide onClick={() => setIsAsking(true)}>
            Anmelden
          </Key>
        </>
      )}
      {!bill && <p role="alert">{problem ?? ''}</p>}
      <Key isWide onClick={onBack}>
        Zurück
      </Key>
      {isAsking && (
        <WhoIsIt
          place={place}
          person={person}
          onDone={() => setIsAsking(false)}
          onNobody={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
