import { useState } from 'react'

import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import type { KnownGuest } from '#domain/ordering/known-guests.contract.ts'
import type { StaffChannel } from '#domain/ordering/order-terms.ts'
import { formatDateTime } from '#domain/time/format.ts'
import { chooseDeliveryArea, rememberOrder, useCart } from '../cart/cart-store.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import styles from './guest-finder.module.css'
import { formOf, typedPhone } from './guest-form.ts'
import { useFoundGuests } from './use-found-guests.ts'

type FinderProps = { branch: BranchView; channel: StaffChannel }

/** Who calls, by number or name; whoever is found brings along all that was said the last time. */
export function GuestFinder({ branch, channel }: FinderProps) {
  const [text, setText] = useState('')
  const { firstName, lastName, companyName, phone } = useCart((cart) => cart.order)
  const found = useFoundGuests(branch.id, text)
  const name = [companyName, firstName, lastName].filter(Boolean).join(' ')

  const type = (typed: string) => {
    setText(typed)
    const number = typedPhone(typed, branch.country)
    if (number !== null) rememberOrder({ phone: number })
  }
  const choose = (guest: KnownGuest) => {
    rememberOrder(formOf(guest))
    if (branch.deliveryAreas.some(({ area }) => area === guest.deliveryArea)) {
      chooseDeliveryArea(guest.deliveryArea ?? '')
    }
    setText('')
  }

  return (
    <section aria-label="Gast" className={styles.finder}>
      {name ? (
        <div className={styles.chosen}>
          <p>
            <strong>{name}</strong> {phone}
          </p>
          <Button look="secondary" onClick={() => rememberOrder(formOf(null))}>
            Jemand anderes
          </Button>
        </div>
      ) : (
        <TextField
          label="Telefon oder Name"
          type="search"
          autoComplete="off"
          value={text}
          onChange={({ target }) => type(target.value)}
          hint={channel === 'counter' ? 'An der Theke geht es auch ohne Namen.' : undefined}
        />
      )}
      <div role="status" className={styles.found}>
        {!name && found.state === 'none' && <p className="quiet">Niemand gefunden: ein neuer Gast.</p>}
        {!name && found.state === 'failed' && <p className="problem">Die Suche hat nicht geantwortet.</p>}
        {!name && found.state === 'found' && (
          <ul>
            {found.guests.map((guest) => (
              <li key={[guest.phone, guest.email, guest.lastName].join()}>
                <GuestCard guest={guest} timeZone={branch.timeZone} onChoose={() => choose(guest)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type CardProps = { guest: KnownGuest; timeZone: string; onChoose: () => void }

function GuestCard({ guest, timeZone, onChoose }: CardProps) {
  const { companyName, firstName, lastName, phone, street, zipCode, city, orders, lastPlacedAt } = guest
  const lastOn = lastPlacedAt && formatDateTime(Temporal.Instant.from(lastPlacedAt), timeZone)
  const place = [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const times = orders === 1 ? '1 Bestellung' : `${orders} Bestellungen`

  return (
    <button type="button" className={styles.guest} onClick={onChoose}>
      <strong>{[companyName, firstName, lastName].filter(Boolean).join(' ') || 'Ohne Namen'}</strong>
      <span>{[phone, place].filter(Boolean).join(' · ')}</span>
      <span className="quiet">{lastOn ? `${times}, zuletzt ${lastOn}` : 'Noch keine Bestellung'}</span>
      {guest.isBlocked && <span className="problem">Gesperrt</span>}
      {guest.note && <span className={styles.note}>{guest.note}</span>}
    </button>
  )
}
