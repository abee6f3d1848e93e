import { Key } from '../design/key.tsx'
import styles from './own-clock.module.css'
import type { OwnBranch } from './where-to-press.ts'

type Props = { branch: OwnBranch; others: readonly OwnBranch[]; onChoose: (id: string) => void }

/** Where somebody begins, if they work at several branches. */
export function BranchKeys({ branch, others, onChoose }: Props) {
  if (others.length === 0) return null
  const all = [branch, ...others].toSorted((one, other) => one.name.localeCompare(other.name, 'de'))

  return (
    <fieldset className={styles.branches}>
      <legend>Wo arbeitest du?</legend>
      {all.map(({ id, name }) => (
        <Key key={id} aria-pressed={id === branch.id} onClick={() => onChoose(id)}>
          {name}
        </Key>
      ))}
    </fieldset>
  )
}
