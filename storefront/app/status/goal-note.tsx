import { useLayoutEffect, useState } from 'react'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { rememberedGoal } from './delivery-goal.ts'
import styles from './order-details.module.css'

/** The end of the receipt, so nothing moves when the browser comes to know of it. */
export function GoalNote({ order }: { order: Pick<PublicOrder, 'uid' | 'type'> }) {
  const [lines, setLines] = useState<string[]>([])
  useLayoutEffect(() => setLines(rememberedGoal(order.uid)), [order.uid])

  if (order.type !== 'delivery' || lines.length === 0) return null
  return (
    <div className={styles.goal}>
      <h3>Lieferadresse</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
