'use client'

import { useState } from 'react'

import { Entry, StepForm } from './form-parts.tsx'
import styles from './setup.module.css'
import { typedCents } from './typed-cents.ts'
import { send, useSaving } from './use-saving.ts'

const fields = ['area', 'zipCodes', 'price', 'minimumOrderValue'] as const
type Field = (typeof fields)[number]
type Area = Record<Field, string> & { key: number }

const labels: Readonly<Record<Field, string>> = {
  area: 'Gebiet',
  zipCodes: 'Postleitzahlen',
  price: 'Liefergebühr in €',
  minimumOrderValue: 'Mindestbestellwert in €',
}

/** Of no other, also once one in between has gone. */
const nextKey = (areas: readonly Area[]) => Math.max(...areas.map(({ key }) => key)) + 1

const emptyArea = (key: number): Area => ({ key, area: '', zipCodes: '', price: '0', minimumOrderValue: '' })

const isTyped = (area: Area) => fields.some((field) => area[field] !== emptyArea(area.key)[field])

/** „Gebiet 2“, and what was typed for it. */
const nameOf = ({ area }: Area, index: number) => `Gebiet ${index + 1}${area && `, ${area},`}`

/** Where the house delivers, or that it does not. */
export function AreasForm({ branch }: { branch: string }) {
  const { save, isBusy, errorAt, elsewhere } = useSaving()
  const [areas, setAreas] = useState([emptyArea(0)])
  const at = (index: number, field: Field) => `deliveryAreas.${index}.${field}`
  const set = (key: number, field: Field, value: string) =>
    setAreas(areas.map((area) => (area.key === key ? { ...area, [field]: value } : area)))
  const change = (data: object) => void save(() => send('PATCH', `/branches/${branch}`, data))
  const deliveryAreas = areas.map(({ area, zipCodes, price, minimumOrderValue }) => ({
    area,
    zipCodes,
    price: typedCents(price),
    minimumOrderValue: typedCents(minimumOrderValue),
  }))

  return (
    <StepForm
      label="Liefergebiete speichern"
      isBusy={isBusy}
      isUnsaved={areas.some(isTyped)}
      problem={elsewhere(areas.flatMap((_, index) => fields.map((field) => at(index, field))))}
      onSave={() => change({ isDeliveryEnabled: true, deliveryAreas })}
      beside={
        <>
          <button
            type="button"
            className={styles.secondary}
            onClick={() => setAreas([...areas, emptyArea(nextKey(areas))])}
          >
            Weiteres Gebiet
          </button>
          <button
            type="button"
            className={styles.secondary}
            disabled={isBusy}
            data-off={isBusy || undefined}
            onClick={() => change({ isDeliveryEnabled: false })}
          >
            Wir liefern nicht
          </button>
        </>
      }
    >
      {areas.map((area, index) => (
        <fieldset key={area.key} className={styles.grid}>
          <legend className={styles.unseen}>{`Gebiet ${index + 1}`}</legend>
          {fields.map((field) => (
            <Entry
              key={field}
              label={labels[field]}
              value={area[field]}
              onChange={({ target }) => set(area.key, field, target.value)}
              error={errorAt(at(index, field))}
              {...(field === 'zipCodes' && { hint: 'zum Beispiel 6850, 6853–6858' })}
            />
          ))}
          {index > 0 && (
            <button
              type="button"
              className={`${styles.secondary} ${styles.remove}`}
              aria-label={`${nameOf(area, index)} entfernen`}
              disabled={isBusy}
              data-off={isBusy || undefined}
              onClick={() => setAreas(areas.filter(({ key }) => key !== area.key))}
            >
              Entfernen
            </button>
          )}
        </fieldset>
      ))}
    </StepForm>
  )
}
