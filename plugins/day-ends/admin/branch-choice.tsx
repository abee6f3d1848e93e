import { useId } from 'react'

import styles from './day-end.module.css'

type ChoiceProps = {
  branches: readonly { id: string; name: string }[]
  chosen: string
  onChange: (id: string) => void
}

/** Of which branch, for whoever works at several. */
export function BranchChoice({ branches, chosen, onChange }: ChoiceProps) {
  const id = useId()
  if (branches.length < 2) return null

  return (
    <div className={styles.branch}>
      <label htmlFor={id}>Filiale</label>
      <select id={id} value={chosen} onChange={({ target }) => onChange(target.value)}>
        {branches.map((branch) => (
          <option key={branch.id} value={branch.id}>
            {branch.name}
          </option>
        ))}
      </select>
    </div>
  )
}
