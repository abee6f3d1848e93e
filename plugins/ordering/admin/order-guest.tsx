'use client'

import { useFormFields } from '@payloadcms/ui'

import { InsteadOf } from '#collections/shared/admin/shown-data/instead-of.tsx'
import { type PlainFields, plainNames } from '#domain/ordering/order-fields.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { markOf } from '#domain/people/shown-data.ts'
import styles from './order-panel.module.css'

/** Whom to call out and where to bring it; read from the document, since guests' links do not carry it. */
export function OrderGuest({ order }: { order: PublicOrder }) {
  const contact = useContact()
  const { firstName, lastName, companyName, phone, email, deliveryArea } = contact

  return (
    <address className={styles.guest}>
      <InsteadOf data="customer" />
      <div className={`${styles.contact} ${markOf('customer')}`}>
        <strong className={styles.name}>{[firstName, lastName].filter(Boolean).join(' ') || 'Gast'}</strong>
        {companyName && <span>{companyName}</span>}
        {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {addressLines(contact, order.isDelivery).map((line) => (
          <span key={line}>{line}</span>
        ))}
        {order.isDelivery && deliveryArea && <span>Liefergebiet {deliveryArea}</span>}
      </div>
      <a href={`/status/${order.uid}/${order.hash}`} rel="noreferrer" target="_blank">
        Statusseite des Gasts
      </a>
    </address>
  )
}

function useContact(): PlainFields {
  return useFormFields(([fields]) => {
    const values = Object.fromEntries(plainNames.map((name) => [name, fields[name]?.value ?? null]))
    // The form below has the fields of the table that types them.
    return values as PlainFields
  })
}

function addressLines(contact: PlainFields, isDelivery: boolean): string[] {
  const isOther = isDelivery && contact.isDeliveryAddressDifferent
  const [name, street, stairway, floor, door, zipCode, city] = isOther
    ? [
        [contact.deliveryFirstName, contact.deliveryLastName, contact.deliveryCompanyName]
          .filter(Boolean)
          .join(' '),
        contact.deliveryStreet,
        contact.deliveryStairway,
        contact.deliveryFloor,
        contact.deliveryDoor,
        contact.deliveryZipCode,
        contact.deliveryCity,
      ]
    : ['', contact.street, contact.stairway, contact.floor, contact.door, contact.zipCode, contact.city]
  const inside = [stairway && `Stiege ${stairway}`, floor && `Stock ${floor}`, door && `Tür ${door}`]

  return [
    name ? `Lieferung an ${name}` : '',
    street ?? '',
    inside.filter(Boolean).join(', '),
    [zipCode, city].filter(Boolean).join(' '),
  ].filter(Boolean)
}
