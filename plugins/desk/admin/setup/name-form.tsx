'use client'

import { useRef, useState } from 'react'

import { suggestPath } from '#domain/content/suggest-path.ts'

import { Entry, StepForm } from './form-parts.tsx'
import styles from './setup.module.css'
import { type FieldError, type Saved, send, useSaving } from './use-saving.ts'

const fields = ['name', 'identifier', 'street', 'zipCode', 'city', 'phone'] as const
type Field = (typeof fields)[number]

const labels: Readonly<Record<Field, string>> = {
  name: 'Name des Betriebs',
  identifier: 'Adresse im Shop',
  street: 'Straße und Hausnummer',
  zipCode: 'PLZ',
  city: 'Ort',
  phone: 'Telefon',
}

/** The shop is called as the branch is, so what is wrong with its name is so with that of the branch. */
const atName = (errors: readonly FieldError[]): Saved => ({
  ok: false,
  errors: errors.map((error) => (error.field === 'shopName' ? { ...error, field: 'name' } : error)),
})

/** Opens the first branch, and calls the shop as it is called. */
export function NameForm() {
  const { save, isBusy, errorAt, elsewhere } = useSaving()
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const name = typed.name ?? ''
  const identifier = typed.identifier ?? suggestPath(name)

  const made = useRef<string>(undefined)

  /** Pressed again before this form goes, it has been made already; what was typed since then is still to be written down. */
  const saveBranch = async (): Promise<Saved> => {
    // Whether it delivers is the question of the step after next: until it says where, it is open.
    const branch = { ...typed, name, identifier, isDeliveryEnabled: true }
    if (made.current) return send('PATCH', `/branches/${made.current}`, branch)
    const saved = await send('POST', '/branches', branch)
    if (saved.ok) made.current = saved.id
    return saved
  }
  /** The branch comes last: once it is there the step is done, and with it this form goes. */
  const open = async (): Promise<Saved> => {
    const named = await send('POST', '/config', { shopName: name })

    return named.ok ? saveBranch() : atName(named.errors)
  }

  return (
    <StepForm
      label="Betrieb anlegen"
      isBusy={isBusy}
      isUnsaved={Object.keys(typed).length > 0}
      problem={elsewhere(fields)}
      onSave={() => void save(open)}
    >
      <div className={styles.grid}>
        {fields.map((field) => (
          <Entry
            key={field}
            label={labels[field]}
            value={field === 'identifier' ? identifier : (typed[field] ?? '')}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            error={errorAt(field)}
            {...(field === 'identifier' && { hint: `/store/${identifier}` })}
          />
        ))}
      </div>
    </StepForm>
  )
}
