import { Icon } from '../design/icon.tsx'
import styles from './search-field.module.css'

type Props = { value: string; onChange: (value: string) => void }

export function SearchField({ value, onChange }: Props) {
  return (
    <label className={styles.search}>
      <Icon name="search" />
      <input
        type="search"
        aria-label="Suche nach Nummer, Name oder Gericht"
        placeholder="Nummer, Name, Gericht"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
