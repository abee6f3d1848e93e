'use client'

import { useField } from '@payloadcms/ui'

import { formatMoney } from '#domain/money/money.ts'
import type { TaxTotal } from '#domain/ordering/order.contract.ts'
import styles from './order-panel.module.css'

/** Net, tax and gross of each rate. */
export function TaxesTable({ path }: { path: string }) {
  const { value } = useField<TaxTotal[] | undefined>({ path })

  return (
    <table className={styles.table}>
      <caption>Steuern je Satz</caption>
      <thead>
        <tr>
          {['Satz', 'Netto', 'USt.', 'Brutto'].map((head) => (
            <th className={head === 'Satz' ? undefined : styles.number} key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(value ?? []).map(({ taxRate, net, tax, gross }) => (
          <tr key={taxRate}>
            <th scope="row">{taxRate / 100} %</th>
            <td className={styles.number}>{formatMoney(net)}</td>
            <td className={styles.number}>{formatMoney(tax)}</td>
            <td className={styles.number}>{formatMoney(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
