'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import type { ReleaseStanding } from '#domain/content/releases/releases.contract.ts'

import styles from './releases.module.css'

type TakePartProps = {
  others: ReleaseStanding['others']
  isBusy: boolean
  onTake: (taken: { release: string | null; name: string }) => Promise<void>
}

const newOne = 'new'

/** Into one that is being prepared, or a new one; without any there is only its name to type. */
export function TakePart({ others, isBusy, onTake }: TakePartProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [name, setName] = useState('')
  const id = useId()
  const into = chosen ?? others[0]?.id ?? newOne
  const isNew = into === newOne

  return (
    <div className={styles.take}>
      {others.length > 0 && (
        <div className={styles.field}>
          <label htmlFor={id}>In Veröffentlichung aufnehmen</label>
          <select id={id} onChange={({ target }) => setChosen(target.value)} value={into}>
            {others.map((other) => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
            <option value={newOne}>Neue Veröffentlichung …</option>
          </select>
        </div>
      )}
      {isNew && (
        <label>
          Name der neuen Veröffentlichung
          <input maxLength={160} onChange={({ target }) => setName(target.value)} type="text" value={name} />
        </label>
      )}
      <Button
        buttonStyle="secondary"
        disabled={isBusy || (isNew && name.trim() === '')}
        margin={false}
        onClick={() => void onTake({ release: isNew ? null : into, name: name.trim() })}
        size="small"
      >
        Aufnehmen
      </Button>
    </div>
  )
}
