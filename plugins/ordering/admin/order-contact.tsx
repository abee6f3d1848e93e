import { addressLines, type OrderPlace, placeOf } from '#domain/ordering/order-place.ts'
import type { PlainFields } from '#domain/ordering/order-fields.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'

import styles from './order-panel.module.css'

type Contact = Omit<PlainFields, 'comment' | 'paymentMethod'>

/** Whom to call out and where to bring it. */
export function OrderContact({ contact, type }: { contact: Contact; type: OrderType }) {
  const { firstName, lastName, companyName, phone, email, deliveryArea } = contact
  const isDelivery = type === 'delivery'
  const place = placeOf(contact, isDelivery)

  return (
    <>
      <strong className={styles.name}>{[firstName, lastName].filter(Boolean).join(' ') || 'Gast'}</strong>
      {companyName && <span>{companyName}</span>}
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {addressLines(place).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {isDelivery && deliveryArea && <span>Liefergebiet {deliveryArea}</span>}
      {isDelivery && place.street && (
        <a href={mapAddress(place)} rel="noreferrer" target="_blank">
          Auf der Karte zeigen
        </a>
      )}
    </>
  )
}

const mapAddress = ({ street, zipCode, city }: OrderPlace): string => {
  const query = [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')

  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`
}
