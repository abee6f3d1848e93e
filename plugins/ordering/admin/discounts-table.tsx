'use client'

import { useField } from '@payloadcms/ui'

import tables from '#collections/shared/admin/record-table.module.css'
import { TableHead } from '#collections/shared/admin/table-head.tsx'
import type { OrderDiscount } from '#domain/ordering/discounts/discount.contract.ts'
import { takenOff } from '#domain/ordering/discounts/discounts.texts.ts'

/** What was taken off the order, by which discount; nothing where none was. */
export function DiscountsTable({ path }: { path: string }) {
  const { value: discounts } = useField<OrderDiscount[] | undefined>({ path })
  if (!discounts?.length) return null

  return (
    <table className={tables.table}>
      <caption>Rabatte</caption>
      <TableHead numbers={['Abgezogen']} titles={['Rabatt', 'Abgezogen']} />
      <tbody>
        {discounts.map(({ name, cents }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td className={tables.number}>{takenOff(cents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
