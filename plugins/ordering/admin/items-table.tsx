'use client'

import { useField } from '@payloadcms/ui'

import tables from '#collections/shared/admin/record-table.module.css'
import { TableHead } from '#collections/shared/admin/table-head.tsx'
import { formatAmount } from '#domain/catalogue/units.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import { markOf } from '#domain/people/shown-data.ts'
import { itemDetails } from '#domain/ordering/item-details.ts'
import styles from './order-panel.module.css'

/** What was sold, as the kitchen and the till need to read it. */
export function ItemsTable({ path }: { path: string }) {
  const { value } = useField<OrderItem[] | undefined>({ path })

  return (
    <table className={`${tables.table} ${markOf('product')}`}>
      <caption>Positionen</caption>
      <TableHead
        numbers={['Einzelpreis', 'USt.', 'Gesamt']}
        titles={['Menge', 'Produkt', 'Einzelpreis', 'USt.', 'Gesamt']}
      />
      <tbody>
        {(value ?? []).map((item, index) => (
          // Lines keep their places, and the same product may stand in two lines.
          <tr key={`${item.product}-${index}`}>
            <td>{formatAmount(item.amount, item.unit)}</td>
            <td>
              {item.name}
              {itemDetails(item).map((detail) => (
                <span className={styles.detail} key={detail}>
                  {detail}
                </span>
              ))}
            </td>
            <td className={tables.number}>{formatMoney(item.unitPrice)}</td>
            <td className={tables.number}>{item.taxRate / 100} %</td>
            <td className={tables.number}>{formatMoney(item.gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
