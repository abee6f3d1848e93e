'use client'

import { useField } from '@payloadcms/ui'

import tables from '#collections/shared/admin/record-table.module.css'
import { TableHead } from '#collections/shared/admin/table-head.tsx'
import { formatMoney } from '#domain/money/money.ts'
import type { TaxTotal } from '#domain/ordering/order.contract.ts'

/** Net, tax and gross of each rate. */
export function TaxesTable({ path }: { path: string }) {
  const { value } = useField<TaxTotal[] | undefined>({ path })

  return (
    <table className={tables.table}>
      <caption>Steuern je Satz</caption>
      <TableHead numbers={['Netto', 'USt.', 'Brutto']} titles={['Satz', 'Netto', 'USt.', 'Brutto']} />
      <tbody>
        {(value ?? []).map(({ taxRate, net, tax, gross }) => (
          <tr key={taxRate}>
            <th scope="row">{taxRate / 100} %</th>
            <td className={tables.number}>{formatMoney(net)}</td>
            <td className={tables.number}>{formatMoney(tax)}</td>
            <td className={tables.number}>{formatMoney(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
