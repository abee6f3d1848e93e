import { useEffect, useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'
import { rememberOrder } from '../../cart/cart-store.ts'
import { Button } from '../../ui/button.tsx'
import { lateSheet } from '../../ui/late-sheet.tsx'
import { useLayer } from '../../ui/use-layers.ts'
import { fieldId } from '../fields/field-ids.ts'
import { useAnswer } from '../fields/use-answer.ts'
import styles from './donation-section.module.css'
import { type Donatee, readDonatees } from './read-donatees.ts'
import { Section } from './section.tsx'

const DonateeSheet = lateSheet(
  () => import('./donatee-sheet.tsx'),
  (module) => module.DonateeSheet,
)

type DonationSectionProps = { amountCents: number; currency: string }

/** A few cents on top for an organisation that the guest chooses. Spec: storefront 2 and 9. */
export function DonationSection({ amountCents, currency }: DonationSectionProps) {
  const { value, answer } = useAnswer('donatee')
  const sheet = useLayer('donatee')
  const [donatee, setDonatee] = useRememberedDonatee(value)
  const amount = formatMoney(amountCents, currency)

  const choose = (chosen: Donatee | null) => {
    setDonatee(chosen)
    answer(chosen?.id ?? null)
    // The total follows the cart, and a price is not to move a moment later.
    rememberOrder({ donatee: chosen?.id ?? null })
  }

  return (
    <Section title="Spende">
      <div className={styles.row}>
        <p>
          {donatee ? (
            <>
              <strong>{amount}</strong> gehen an <strong>{donatee.name}</strong>. Danke!
            </>
          ) : (
            <>
              Geben Sie <strong>{amount}</strong> dazu und unterstützen Sie eine Organisation Ihrer Wahl.
            </>
          )}
        </p>
        <div className={styles.actions}>
          <Button id={fieldId('donatee')} look="secondary" onClick={sheet.open}>
            {donatee ? 'Ändern' : 'Organisation wählen'}
          </Button>
          {donatee && (
            <Button
              look="quiet"
              onClick={() => {
                document.getElementById(fieldId('donatee'))?.focus()
                choose(null)
              }}
            >
              Nicht spenden
            </Button>
          )}
        </div>
      </div>
      {sheet.isOpen && (
        <DonateeSheet
          selected={donatee}
          onChoose={(chosen) => {
            choose(chosen)
            sheet.close()
          }}
          onClose={sheet.close}
        />
      )}
    </Section>
  )
}

/** After a reload only the id is known; the name is asked for again. */
function useRememberedDonatee(id: string | null) {
  const [donatee, setDonatee] = useState<Donatee | null>(null)

  useEffect(() => {
    if (id === null || donatee?.id === id) return
    readDonatees().then(
      (donatees) => setDonatee(donatees.find((candidate) => candidate.id === id) ?? null),
      () => setDonatee(null),
    )
  }, [id, donatee])

  return [donatee, setDonatee] as const
}
