'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { draftedLabels, draftedSlugs } from '#domain/content/drafted-slug.ts'
import type { ReleaseContent } from '#domain/content/releases/releases.contract.ts'

import styles from './releases.module.css'

type Offered = ReleaseContent['offered'][number]
type AddPartProps = {
  offered: readonly Offered[]
  isBusy: boolean
  onAdd: (offered: Offered) => Promise<boolean>
}

/** Drafts that go out with nothing else yet. */
export function AddPart({ offered, isBusy, onAdd }: AddPartProps) {
  const [chosen, setChosen] = useState('')
  const id = useId()
  const entry = offered.find(({ record }) => record === chosen)
  const add = async () => {
    if (entry && (await onAdd(entry))) setChosen('')
  }

  return (
    <div className={styles.entry}>
      <div className={styles.field}>
        <label htmlFor={id}>Entwurf</label>
        <select id={id} onChange={({ target }) => setChosen(target.value)} value={entry ? chosen : ''}>
          <option value="">{offered.length === 0 ? 'Kein weiterer Entwurf' : 'Bitte wählen'}</option>
          {draftedSlugs.map((slug) => (
            <OfKind
              key={slug}
              label={draftedLabels[slug]}
              offered={offered.filter(({ of }) => of === slug)}
            />
          ))}
        </select>
      </div>
      <Button buttonStyle="secondary" disabled={isBusy || !entry} margin={false} onClick={() => void add()}>
        Aufnehmen
      </Button>
    </div>
  )
}

function OfKind({ label, offered }: { label: string; offered: readonly Offered[] }) {
  if (offered.length === 0) return null

  return (
    <optgroup label={label}>
      {offered.map(({ record, name }) => (
        <option key={record} value={record}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
