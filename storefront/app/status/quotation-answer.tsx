import { useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import type { Quotation } from '#domain/ordering/order.contract.ts'
import { Button } from '../ui/button.tsx'
import { TextAreaField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { useLayer } from '../ui/use-layers.ts'
import { Confirmation } from './confirmation.tsx'
import styles from './quotation-part.module.css'
import type { Guest } from './use-guest-move.ts'

type AnswerProps = { quotation: Quotation; branch: string; currency: string; guest: Guest }

/** Yes to this very price, or no with a word why. */
export function QuotationAnswer({ quotation, branch, currency, guest }: AnswerProps) {
  const question = useLayer('decline-quotation')
  const [reason, setReason] = useState('')
  const { number, total } = quotation
  const decline = async () => {
    if (await guest.declineQuotation(number, reason.trim())) question.close()
  }

  return (
    <div className={styles.answer}>
      <p>
        Mit dem Annehmen beauftragen Sie {branch} verbindlich für insgesamt{' '}
        <strong>{formatMoney(total, currency)}</strong>.
      </p>
      <div className={styles.actions}>
        <Button aria-busy={guest.isMoving} onClick={() => void guest.acceptQuotation(number)}>
          Angebot annehmen
        </Button>
        <Button look="secondary" onClick={question.open}>
          Ablehnen
        </Button>
      </div>
      {question.isOpen && (
        <Confirmation
          title="Angebot ablehnen?"
          yes="Ja, ablehnen"
          guest={guest}
          onYes={() => void decline()}
          onClose={question.close}
        >
          <div className={styles.answer}>
            <p>
              Ihre Anfrage bleibt bei uns. Wenn Sie uns sagen, was nicht passt, können wir es besser machen.
            </p>
            <TextAreaField
              label="Was passt nicht?"
              hint="Freiwillig. Nur unser Team liest es."
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </div>
        </Confirmation>
      )}
      {guest.problem && !question.isOpen && (
        <Notice tone="bad" role="alert">
          <p>{guest.problem}</p>
        </Notice>
      )}
    </div>
  )
}
