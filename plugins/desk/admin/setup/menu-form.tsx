'use client'

import { useRef, useState } from 'react'

import type { Setup } from '../../setup/read-setup.ts'
import { Entry, StepForm } from './form-parts.tsx'
import styles from './setup.module.css'
import { type Saved, send, useSaving } from './use-saving.ts'

type Props = Pick<Setup, 'products' | 'categories'> & { branch: string }

/** Puts the dishes on a menu of the branch, in one category. */
export function MenuForm({ branch, products, categories }: Props) {
  const { save, isBusy, errorAt, elsewhere } = useSaving()
  const usual = categories[0]?.name ?? 'Speisen'
  const [category, setCategory] = useState(usual)
  const [left, setLeft] = useState<readonly string[]>([])
  const made = useRef(new Map(categories.map(({ name, id }) => [name, id])))
  const chosen = products.filter(({ id }) => !left.includes(id)).map(({ id }) => id)

  /** Of a name that is there already, or was made by a try that got no further. */
  const categoryId = async (): Promise<Saved> => {
    const known = made.current.get(category)
    if (known) return { ok: true, id: known }
    const saved = await send('POST', '/categories', { name: category, isEnabled: true })
    if (saved.ok) made.current.set(category, saved.id)
    return saved
  }
  const open = async (): Promise<Saved> => {
    const saved = await categoryId()
    if (!saved.ok) return saved
    const catalog = [{ category: saved.id, products: chosen }]

    return send('POST', '/menus', { name: 'Karte', branches: [branch], catalog })
  }

  return (
    <StepForm
      label="Karte anlegen"
      isBusy={isBusy || chosen.length === 0}
      isUnsaved={category !== usual || left.length > 0}
      problem={elsewhere(['name'])}
      onSave={() => void save(open)}
    >
      <Entry
        label="Kategorie"
        value={category}
        onChange={({ target }) => setCategory(target.value)}
        error={errorAt('name')}
      />
      <fieldset className={styles.choice}>
        <legend>Gerichte auf der Karte</legend>
        {products.map(({ id, name }) => (
          <label key={id} className={styles.tick}>
            <input
              type="checkbox"
              checked={!left.includes(id)}
              onChange={({ target }) =>
                setLeft(target.checked ? left.filter((each) => each !== id) : [...left, id])
              }
            />
            {name}
          </label>
        ))}
      </fieldset>
    </StepForm>
  )
}
