import { useEffect, useState } from 'react'

import { lateFailures } from '#domain/refusals/late-failures.ts'

import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './donatee-sheet.module.css'
import { type Donatee, readDonatees, searchDonatees } from './read-donatees.ts'

type DonateeSheetProps = {
  selected: Donatee | null
  onChoose: (donatee: Donatee) => void
  onClose: () => void
}

export function DonateeSheet({ selected, onChoose, onClose }: DonateeSheetProps) {
  const [search, setSearch] = useState('')
  const donatees = useDonatees()

  return (
    <Sheet title="Organisation wählen" onClose={onClose}>
      <div className="stack">
        <TextField
          label="Organisation suchen"
          type="search"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <div aria-live="polite" aria-busy={donatees === 'loading'} className={styles.results}>
          {donatees === 'loading' && <p className="quiet">Organisationen werden geladen …</p>}
          {donatees === 'failed' && (
            <Notice tone="bad">
              <p>Die Organisationen konnten nicht geladen werden. Bitte versuchen Sie es später erneut.</p>
            </Notice>
          )}
          {Array.isArray(donatees) && (
            <Results found={searchDonatees(donatees, search)} selected={selected} onChoose={onChoose} />
          )}
        </div>
      </div>
    </Sheet>
  )
}

type ResultsProps = { found: Donatee[]; selected: Donatee | null; onChoose: (donatee: Donatee) => void }

function Results({ found, selected, onChoose }: ResultsProps) {
  if (found.length === 0) return <p className="quiet">{lateFailures.noDonatee}</p>

  return (
    <ul className={styles.list}>
      {found.map((donatee) => (
        <li key={donatee.id}>
          <button
            type="button"
            className={styles.donatee}
            aria-pressed={donatee.id === selected?.id}
            onClick={() => onChoose(donatee)}
          >
            <span className={styles.name}>{donatee.name}</span>
            {donatee.description && <span className="quiet">{donatee.description}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

function useDonatees(): Donatee[] | 'loading' | 'failed' {
  const [donatees, setDonatees] = useState<Donatee[] | 'loading' | 'failed'>('loading')

  useEffect(() => {
    readDonatees().then(setDonatees, () => setDonatees('failed'))
  }, [])

  return donatees
}
