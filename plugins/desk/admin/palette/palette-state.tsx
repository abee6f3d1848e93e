import type { PaletteSection } from '../../palette/palette-entries.ts'
import styles from './palette.module.css'
import { useControlKey } from './use-control-key.ts'

type Props = {
  text: string
  sections: PaletteSection[]
  isSearching: boolean
  isTooShort: boolean
  problem: string | null
  retry: () => void
}

/** How far the search is, for eye and ear, and which keys do what. */
export function PaletteState({ text, sections, isSearching, isTooShort, problem, retry }: Props) {
  const control = useControlKey()
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  const isEmpty = count === 0 && !isSearching && !isTooShort && problem === null

  return (
    <div className={styles.foot}>
      {isEmpty && (
        <p className={styles.empty}>
          <strong>Nichts gefunden zu „{text.trim()}“.</strong>
          <span>
            Gesucht wird nach dem Anfang von Wörtern, bei Telefonnummern auch nach den letzten Ziffern.
          </span>
        </p>
      )}
      {isSearching && count === 0 && <p className={`${styles.empty} ${styles.waits}`}>Suche läuft …</p>}
      {isTooShort && count === 0 && <p className={styles.empty}>Bitte tippen Sie mindestens zwei Zeichen.</p>}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
          <button type="button" onClick={retry}>
            Erneut versuchen
          </button>
        </p>
      )}
      <p className={styles.unseen} role="status">
        {isSearching
          ? 'Suche läuft'
          : isEmpty
            ? 'Nichts gefunden'
            : count === 1
              ? 'Ein Vorschlag'
              : `${count} Vorschläge`}
      </p>
      <p className={styles.keys} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> wählen
        </span>
        <span>
          <kbd>↵</kbd> öffnen
        </span>
        <span>
          <kbd>{control}</kbd>
          <kbd>↵</kbd> neuer Tab
        </span>
        <span>
          <kbd>Esc</kbd> schließen
        </span>
      </p>
    </div>
  )
}
