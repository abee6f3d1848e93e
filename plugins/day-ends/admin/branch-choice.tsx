import { ChoiceField } from '#plugins/desk/kit.port.ts'

import styles from './day-end.module.css'

type ChoiceProps = {
  branches: readonly { id: string; name: string }[]
  chosen: string
  onChange: (id: string) => void
}

/** Of which branch, for whoever works at several. */
export const BranchChoice = ({ branches, chosen, onChange }: ChoiceProps) =>
  branches.length > 1 && (
    <div className={styles.branch}>
      <ChoiceField
        label="Filiale"
        value={chosen}
        choices={branches.map(({ id, name }) => [id, name])}
        onChoose={onChange}
      />
    </div>
  )
