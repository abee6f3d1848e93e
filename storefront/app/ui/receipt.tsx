import type { ReactNode } from 'react'

import { classNames } from '#ui/class-names.ts'
import styles from './receipt.module.css'

/** What something costs or is, row by row. */
export function Rows({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={classNames(styles.rows, className)}>{children}</dl>
}

type RowProps = { label: ReactNode; value: ReactNode; className?: string | undefined }

export function Row({ label, value, className }: RowProps) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

export function TotalRow({ value }: { value: ReactNode }) {
  return <Row label="Gesamt" value={value} className={styles.total} />
}

type LineProps = {
  /** Of a line that a link leads to. */
  id?: string
  amount: string
  name: string
  /** What was chosen for it, one line each. */
  choices: readonly string[]
  price: ReactNode
  className: string | undefined
  children?: ReactNode
}

/** One product of an order. */
export function Line({ id, amount, name, choices, price, className, children }: LineProps) {
  return (
    <li id={id} tabIndex={id ? -1 : undefined} className={className}>
      <span className={`quiet ${styles.amount}`}>{amount}</span>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        {choices.map((choice) => (
          <span key={choice} className="quiet">
            {choice}
          </span>
        ))}
      </div>
      <span className={styles.price}>{price}</span>
      {children}
    </li>
  )
}
