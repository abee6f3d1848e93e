import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'

import { IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { lateSheet } from '../ui/late-sheet.tsx'
import { CategoryBar } from './category-bar.tsx'
import styles from './menu-bar.module.css'
import type { MenuSection } from './menu-view.ts'

/** Most guests read the menu and look for nothing. */
const MenuSearch = lateSheet(
  () => import('./menu-search.tsx'),
  (module) => module.MenuSearch,
)

/** A menu of fewer dishes is seen at a glance. */
const worthSearching = 9

interface MenuBarProps {
  sections: MenuSection[]
  hasCategories: boolean
  onFound: (found: ReadonlySet<string> | null) => void
}

/** Stays above the menu: the ways to its categories, or the search that takes their place. */
export const MenuBar = memo(function MenuBar({ sections, hasCategories, onFound }: MenuBarProps) {
  const [term, setTerm] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const isSearchable = sections.reduce((count, { cards }) => count + cards.length, 0) >= worthSearching
  const isListed = hasCategories && sections.length > 1
  if (!isSearchable && !isListed) return null

  function close() {
    flushSync(() => setTerm(null))
    opener.current?.focus()
  }

  return (
    <div className={styles.bar}>
      {term === null ? (
        <div className={`container ${styles.row}`}>
          {isSearchable && (
            <button ref={opener} type="button" className={styles.open} onClick={() => setTerm('')}>
              <Icon name="search" />
              <span className={isListed ? 'visually-hidden' : ''}>Gerichte suchen</span>
            </button>
          )}
          {isListed && <CategoryBar sections={sections} />}
        </div>
      ) : (
        <OpenSearch term={term} sections={sections} onTerm={setTerm} onFound={onFound} onClose={close} />
      )}
    </div>
  )
})

type OpenSearchProps = Omit<MenuBarProps, 'hasCategories'> & {
  term: string
  onTerm: (term: string) => void
  onClose: () => void
}

function OpenSearch({ term, sections, onTerm, onFound, onClose }: OpenSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  // The field follows the fingers, the menu as soon as it can.
  const asked = useDeferredValue(term)

  useLayoutEffect(() => field.current?.focus({ preventScroll: true }), [])

  /** What was found begins below the bar, however far down one has read, and above the keyboard of a phone. */
  const raise = useCallback(() => {
    const bar = field.current?.closest(`.${styles.bar}`)
    const menu = bar?.nextElementSibling
    if (menu) document.documentElement.scrollTop += menu.getBoundingClientRect().top - bar.clientHeight
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (term) onTerm('')
    else onClose()
  }

  return (
    <>
      <div className={`container ${styles.row}`} role="search">
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label="Gerichte suchen"
          placeholder="Gericht oder Zutat"
          autoComplete="off"
          maxLength={60}
          enterKeyHint="search"
          value={term}
          onChange={({ target }) => onTerm(target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton label="Suche schließen" onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <MenuSearch {...{ sections, onFound, onClose }} term={asked} onShown={raise} />
    </>
  )
}
