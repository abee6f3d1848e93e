'use client'

import { useTheme } from '@payloadcms/ui'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'

import { isEnough, longestTerm, parseTerm } from '#domain/operations/palette/palette-term.ts'

import type { DeskArea } from '../../navigation/desk-areas.ts'
import { type OwnAction, type PaletteEntry, paletteSections } from '../../palette/palette-entries.ts'
import { AreaIcon } from '../nav/area-icon.tsx'
import { isPaletteKey } from './is-palette-key.ts'
import { onPaletteKey } from './on-palette-key.ts'
import { PaletteList } from './palette-list.tsx'
import styles from './palette.module.css'
import { PaletteState } from './palette-state.tsx'
import { useChoice } from './use-choice.ts'
import { type Start, useFound, useStart } from './use-palette-answers.ts'

export type PaletteProps = {
  areas: DeskArea[]
  home: string
  /** As it was when the palette was open before; nobody waits for what they have seen already. */
  start: Start
  setStart: (start: Start) => void
  onClose: () => void
}

const listId = 'desk-palette-list'
const idOf = (key: string): string => `desk-palette-${key.replaceAll(/[^\w-]/g, '_')}`

/** Whatever can be reached, by typing: it is there for as long as it is open. */
export function PaletteDialog({ areas, home, start, setStart, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [text, setText] = useState('')
  const parts = useMemo(() => parseTerm(text), [text])
  const term = isEnough(parts) ? text.trim() : ''
  useStart(setStart)
  const { groups, isAnswered, problem, retry } = useFound(term)
  const ownActions = useOwnActions(home)
  const sections = useMemo(
    () => paletteSections({ ...start, parts, areas, ownActions, groups, isAnswered, home }),
    [start, parts, areas, ownActions, groups, isAnswered, home],
  )
  // The browser puts the focus back to where it was.
  const close = useCallback(() => dialog.current?.close(), [])
  const choose = useCallback((entry: PaletteEntry) => openEntry(entry, close), [close])
  const isSettled = term === '' || isAnswered || problem !== null
  const choice = useChoice({ sections, term: text, isSettled, choose })

  useEffect(() => dialog.current?.showModal(), [])
  useCloseByLinks(dialog, close)

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Suchen und springen"
      onClose={onClose}
      onPointerDown={({ target }) => target === dialog.current && close()}
      onKeyDown={(event) => closeByItsKey(event, close)}
    >
      <div className={styles.field}>
        <AreaIcon name="search" />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label="Suchen und springen"
          aria-expanded={sections.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={choice.chosen && idOf(choice.chosen.key)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={longestTerm}
          placeholder="Bestellnummer, Name, Telefon, Produkt, Ansicht …"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => onPaletteKey(event, choice)}
        />
        <button type="button" className={styles.close} onClick={close}>
          Schließen
        </button>
      </div>
      <PaletteList {...{ sections, parts, choose, choice, listId, idOf }} />
      <PaletteState
        {...{ text, sections, problem, retry }}
        isSearching={!isSettled}
        isTooShort={parts.length > 0 && term === ''}
      />
    </dialog>
  )
}

/** A press on the link itself, so that a form with changes asks before it is left. */
function openEntry({ key, does }: PaletteEntry, close: () => void): void {
  if ('run' in does) does.run()
  else document.getElementById(idOf(key))?.click()
  close()
}

function closeByItsKey(event: KeyboardEvent, close: () => void): void {
  if (!isPaletteKey(event)) return
  event.preventDefault()
  close()
}

/** Looks on before anybody else: what a form with changes keeps from being left must be seen, not lie below. */
function useCloseByLinks(dialog: RefObject<HTMLDialogElement | null>, close: () => void): void {
  useEffect(() => {
    const listen = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const isLink = target instanceof Element && dialog.current?.contains(target.closest('a'))
      if (isLink && !ctrlKey && !metaKey && !shiftKey) setTimeout(close)
    }
    addEventListener('click', listen, true)
    return () => removeEventListener('click', listen, true)
  }, [dialog, close])
}

const looks = ['Theme', 'Darstellung', 'Modus', 'Farben']

function useOwnActions(home: string): OwnAction[] {
  const { setTheme } = useTheme()

  return useMemo(
    () => [
      { label: 'Helles Design', words: looks, does: { run: () => setTheme('light') } },
      { label: 'Dunkles Design', words: ['dunkel', ...looks], does: { run: () => setTheme('dark') } },
      {
        label: 'Mein Konto',
        words: ['Profil', 'Passwort', 'Einstellungen'],
        does: { href: `${home}/account` },
      },
      { label: 'Abmelden', words: ['Logout', 'Ausloggen'], does: { href: `${home}/logout` } },
    ],
    [setTheme, home],
  )
}
