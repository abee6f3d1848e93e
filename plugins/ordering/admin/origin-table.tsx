'use client'

import { useField } from '@payloadcms/ui'

import tables from '#collections/shared/admin/record-table.module.css'
import { TableHead } from '#collections/shared/admin/table-head.tsx'
import { originLabels } from '#domain/insight/visits/visit-terms.texts.ts'
import type { OrderOrigin } from '#domain/ordering/order-origin.contract.ts'

/** How the guest came, the first time and the last time before the order; nothing where they did not agree to it. */
export function OriginTable({ path }: { path: string }) {
  const { value: origin } = useField<OrderOrigin | null | undefined>({ path })
  if (!origin) return null

  return (
    <table className={tables.table}>
      <caption>Herkunft</caption>
      <TableHead titles={['Besuch', 'Weg', 'Quelle', 'Kampagne', 'QR Code']} />
      <tbody>
        <TouchRow title="Erster Besuch" touch={origin.first} />
        <TouchRow title="Vor der Bestellung" touch={origin.last} />
      </tbody>
    </table>
  )
}

function TouchRow({ title, touch }: { title: string; touch: OrderOrigin['first'] }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{originLabels[touch.origin]}</td>
      <td>{touch.source ?? '–'}</td>
      <td>{touch.campaign ?? '–'}</td>
      <td>{touch.code ?? '–'}</td>
    </tr>
  )
}
