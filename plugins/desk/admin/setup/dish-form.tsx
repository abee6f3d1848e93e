'use client'

import { Link } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { formatMoney } from '#domain/money/money.ts'

import type { Setup } from '../../setup/read-setup.ts'
import { clearSent } from './clear-sent.ts'
import { Entry, ErrorAt, StepForm } from './form-parts.tsx'
import styles from './setup.module.css'
import { typedCents } from './typed-cents.ts'
import { send, useSaving } from './use-saving.ts'

const taxes = [
  [1000, '10 %, Speisen in Österreich'],
  [2000, '20 %, Getränke in Österreich'],
  [700, '7 %, ermäßigt in Deutschland'],
  [1900, '19 %, Deutschland'],
  [0, '0 %'],
] as const

type Props = Pick<Setup, 'products'> & { home: string }

/** One dish after the other; pictures, parts and times are entered at the product. */
export function DishForm({ products, home }: Props) {
  const { save, isBusy, errorAt, elsewhere } = useSaving()
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const [tax, setTax] = useState<number>(taxes[0][0])
  const id = useId()
  const dish = { name, price: typedCents(price), unit: 'piece', tax, takeawayTax: tax, dineInTax: tax }
  const add = async () => {
    if (!(await save(() => send('POST', '/products', dish)))) return
    setName(clearSent(name))
    setPrice(clearSent(price))
  }

  return (
    <StepForm
      label={products.length > 0 ? 'Weiteres Gericht hinzufügen' : 'Gericht hinzufügen'}
      isBusy={isBusy}
      isUnsaved={name !== '' || price !== ''}
      problem={elsewhere(['name', 'price', 'tax'])}
      onSave={() => void add()}
    >
      {products.length > 0 && (
        <ul className={styles.dishes}>
          {products.map((product) => (
            <li key={product.id}>
              <Link href={`${home}/collections/products/${product.id}`} prefetch={false}>
                {product.name}
              </Link>
              <span>{formatMoney(product.price)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.grid}>
        <Entry
          label="Gericht"
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={errorAt('name')}
        />
        <Entry
          label="Preis in €"
          inputMode="decimal"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
          error={errorAt('price')}
        />
        <div className={styles.entry}>
          <label htmlFor={id}>Steuersatz</label>
          <select id={id} value={tax} onChange={(event) => setTax(Number(event.target.value))}>
            {taxes.map(([rate, label]) => (
              <option key={rate} value={rate}>
                {label}
              </option>
            ))}
          </select>
          <ErrorAt>{errorAt('tax')}</ErrorAt>
        </div>
      </div>
    </StepForm>
  )
}
