'use client'

import { useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import { linesToOffer } from '#domain/ordering/make-quotation.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { Action, Guarded, LoadedView, useAsk } from '#plugins/desk/kit.port.ts'

import { OrderItems } from '../order-items.tsx'
import { QuotationForm } from './quotation-form.tsx'
import styles from './quotation-part.module.css'
import { type Revision, RevisionList } from './revision-list.tsx'
import { type Quotations, useQuotations } from './use-quotations.ts'

type PartProps = { order: StaffOrder; timeZone: string; onChanged: () => void }

/** How a request is answered with a price: what is out, what was before, and the form for the next. */
export function QuotationPart({ order, timeZone, onChanged }: PartProps) {
  const quotations = useQuotations(order, onChanged)
  const [isWriting, setIsWriting] = useState(false)
  const isAnswerable = order.status === 'awaiting'

  return (
    <section aria-label="Angebot" className={styles.part}>
      <h3>Angebot</h3>
      <LoadedView of={quotations.loaded} rows={2}>
        {({ docs, asked, usualValidDay }) => (
          <Guarded data="product">
            <div className={styles.part}>
              <RevisionList revisions={docs} timeZone={timeZone} />
              <p role="alert" className={styles.problem}>
                {quotations.problem}
              </p>
              {isAnswerable && isWriting && (
                <QuotationForm
                  order={order}
                  first={docs[0]?.items ?? linesToOffer(order.items)}
                  message={docs[0]?.message ?? ''}
                  appointment={docs[0]?.appointment ?? order.appointmentDate}
                  {...{ usualValidDay, timeZone, quotations }}
                  onClose={() => setIsWriting(false)}
                />
              )}
              {isAnswerable && !isWriting && (
                <NewestActions newest={docs[0]} quotations={quotations} onWrite={() => setIsWriting(true)} />
              )}
              {asked && (
                <details>
                  <summary>Was ursprünglich angefragt wurde</summary>
                  <OrderItems items={asked} />
                </details>
              )}
            </div>
          </Guarded>
        )}
      </LoadedView>
    </section>
  )
}

type ActionsProps = { newest: Revision | undefined; quotations: Quotations; onWrite: () => void }

/** What can be done about the offer that holds, or to make one. */
function NewestActions({ newest, quotations, onWrite }: ActionsProps) {
  const { ask, asking } = useAsk()
  const { isSending, withdraw, accept } = quotations
  if (newest?.state !== 'offered') {
    return (
      <div className={styles.actions}>
        <Action look={newest ? 'plain' : 'main'} onClick={onWrite}>
          {newest ? 'Neues Angebot' : 'Angebot erstellen'}
        </Action>
      </div>
    )
  }
  const { number, total } = newest
  const askFirst = async (question: Parameters<typeof ask>[0], act: (number: number) => Promise<boolean>) => {
    if (await ask(question)) await act(number)
  }

  return (
    <div className={styles.actions}>
      <Action disabled={isSending} onClick={onWrite}>
        Überarbeiten
      </Action>
      <Action disabled={isSending} onClick={() => void askFirst(acceptance(total), accept)}>
        Für den Gast annehmen
      </Action>
      <Action look="quiet" disabled={isSending} onClick={() => void askFirst(withdrawal, withdraw)}>
        Zurückziehen
      </Action>
      {asking}
    </div>
  )
}

const acceptance = (total: number) => ({
  title: 'Angebot für den Gast annehmen?',
  text: `Nur wenn der Gast zugesagt hat, etwa am Telefon: Die Anfrage wird zum bestätigten Auftrag über ${formatMoney(total)}, und der Gast erfährt es.`,
  confirm: 'Annehmen',
})

const withdrawal = {
  title: 'Angebot zurückziehen?',
  text: 'Der Gast kann es nicht mehr annehmen und erfährt davon. Die Anfrage bleibt offen.',
  confirm: 'Zurückziehen',
  isDangerous: true,
}
