'use client'

import { Pill, useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'

import { LoadFailed } from '#collections/shared/admin/load-failed.tsx'
import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'
import { callOf } from '#domain/api/call-of.ts'
import { formatMoney } from '#domain/money/money.ts'
import { orderStatusLabels, staffOrderTypeLabels } from '#domain/ordering/order-terms.texts.ts'
import type { CustomerOrders, customerOrdersContract } from '#domain/ordering/customer-orders.contract.ts'

import styles from './customer-orders.module.css'
import { orderTones } from './order-tones.ts'

/** What this person or firm has ordered, the latest first. */
export function CustomerOrdersList() {
  const { id } = useDocumentInfo()
  const [orders, setOrders] = useState<CustomerOrders | 'failed' | null>(null)
  const load = useCallback(async () => {
    setOrders(null)
    if (id) setOrders(await readOrders(String(id)))
  }, [id])
  useEffect(() => void load(), [load])

  if (!id) return <p>Nach dem ersten Speichern stehen hier die Bestellungen.</p>
  if (orders === 'failed') {
    return <LoadFailed problem="Bestellungen konnten nicht geladen werden." retry={() => void load()} />
  }
  if (!orders) return <p aria-live="polite">Bestellungen werden geladen …</p>

  const more = orders.totalDocs - orders.docs.length
  return (
    <section aria-label="Bestellungen des Kunden">
      {orders.totalDocs === 0 ? <p>Noch keine Bestellung.</p> : <Sum orders={orders} />}
      <ul className={styles.list}>
        {orders.docs.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {more > 0 && <p className={styles.quiet}>und {more.toLocaleString('de-DE')} frühere</p>}
      <p className={styles.quiet}>
        Bestellungen dieser Filiale mit derselben E-Mail-Adresse oder Telefonnummer. Wird der Kunde gelöscht,
        verlieren sie Namen, Adresse und Nachrichten.
      </p>
    </section>
  )
}

function Sum({ orders: { totalDocs, totalCents } }: { orders: CustomerOrders }) {
  const count = totalDocs === 1 ? '1 Bestellung' : `${totalDocs.toLocaleString('de-DE')} Bestellungen`

  return (
    <p>
      <strong>{count}</strong>, zusammen {formatMoney(totalCents)} ohne stornierte und abgelehnte
    </p>
  )
}

function OrderRow({ order }: { order: CustomerOrders['docs'][number] }) {
  const { config } = useConfig()
  const branch = useFormFields(([fields]) => fields.branch?.value)
  const timeZone = useZoneOf({ branch })

  return (
    <li>
      <a className={styles.order} href={`${config.routes.admin}/collections/orders/${order.id}`}>
        <span>
          <strong>Ticket {order.ticketNumber ?? '–'}</strong> · {staffOrderTypeLabels[order.type]} ·{' '}
          <MomentText at={order.placedAt} timeZone={timeZone} />
        </span>
        <Pill pillStyle={orderTones[order.status]} size="small">
          {orderStatusLabels[order.status]}
        </Pill>
        <span className={styles.sum}>{formatMoney(order.total)}</span>
      </a>
    </li>
  )
}

const listOrders = callOf<typeof customerOrdersContract>('get', '/api/customers/{id}/orders')

async function readOrders(id: string): Promise<CustomerOrders | 'failed'> {
  const answer = await listOrders(fetch, { params: { id }, query: {} })
  return answer.ok ? answer.body : 'failed'
}
