'use client'

import { useField } from '@payloadcms/ui'

import tables from '#collections/shared/admin/record-table.module.css'
import { TableHead } from '#collections/shared/admin/table-head.tsx'
import { formatMoney } from '#domain/money/money.ts'
import type { TaxedAlready, TaxTotal } from '#domain/ordering/order.contract.ts'
import { receiptTaxes } from '#domain/ordering/vouchers/taxed-already.ts'
import { taxedBeforeText } from '#domain/ordering/vouchers/voucher.texts.ts'

/** Net, tax and gross of each rate, without what was taxed when its voucher was sold. */
export function TaxesTable({ path }: { path: string }) {
  const { value: taxes } = useField<TaxTotal[] | undefined>({ path })
  const { value: taxedBefore } = useField<TaxedAlready[] | undefined>({ path: 'taxedBefore' })
  const { taxed, before } = receiptTaxes({ taxes: taxes ?? [], taxedBefore: taxedBefore ?? [] })

  return (
    <table className={tables.table}>
      <caption>Steuern je Satz</caption>
      <TableHead numbers={['Netto', 'USt.', 'Brutto']} titles={['Satz', 'Netto', 'USt.', 'Brutto']} />
      <tbody>
        {taxed.map(({ taxRate, net, tax, gross }) => (
          <tr key={taxRate}>
            <th scope="row">{taxRate / 100} %</th>
            <td className={tables.number}>{formatMoney(net)}</td>
            <td className={tables.number}>{formatMoney(tax)}</td>
            <td className={tables.number}>{formatMoney(gross)}</td>
          </tr>
        ))}
        {before.map(({ taxRate, gross }) => (
          <tr key={`before ${taxRate}`}>
            <th scope="row" colSpan={3}>
              {taxedBeforeText(taxRate)}
            </th>
            <td className={tables.number}>{formatMoney(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
