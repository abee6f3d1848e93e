import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { useEffect } from 'react'

import { piecesOf, placed } from '#domain/operations/palette/palette-match.ts'
import type { TermPart } from '#domain/operations/palette/palette-term.ts'

import { insteadOf, markOf } from '#domain/people/shown-data.ts'

import type { PaletteEntry, PaletteSection } from '../../palette/palette-entries.ts'
import styles from './palette.module.css'

type Props = {
  sections: PaletteSection[]
  parts: readonly TermPart[]
  choose: (entry: PaletteEntry) => void
  choice: { chosen: PaletteEntry | undefined; moveTo: (entry: PaletteEntry) => void }
  listId: string
  idOf: (key: string) => string
}

export function PaletteList({ sections, parts, choose, choice, listId, idOf }: Props) {
  const { chosen, moveTo } = choice
  const chosenId = chosen && idOf(chosen.key)
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])

  return (
    <div className={styles.list} role="listbox" id={listId} aria-label="Vorschläge">
      {sections.map(({ label, entries }) => (
        <div key={label} role="group" aria-labelledby={idOf(label)}>
          <div className={styles.group} id={idOf(label)} role="presentation">
            {label}
          </div>
          {entries.map((entry) => (
            <Option
              key={entry.key}
              entry={entry}
              id={idOf(entry.key)}
              isChosen={entry.key === chosen?.key}
              onMove={() => entry.key === chosen?.key || moveTo(entry)}
              choose={choose}
            >
              <Words entry={entry} parts={parts} />
            </Option>
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = {
  entry: PaletteEntry
  id: string
  isChosen: boolean
  onMove: () => void
  choose: (entry: PaletteEntry) => void
  children: ReactNode
}

/** Places are links, for whoever presses with a mouse and wants them beside; the keyboard stays in the field. */
function Option({ entry, id, isChosen, onMove, choose, children }: OptionProps) {
  const looks = {
    id,
    className: styles.option,
    role: 'option',
    'aria-selected': isChosen,
    tabIndex: -1,
    onPointerMove: onMove,
  }
  if ('href' in entry.does) {
    return (
      <Link {...looks} href={entry.does.href} prefetch={false}>
        {children}
      </Link>
    )
  }

  return (
    <button {...looks} type="button" onClick={() => choose(entry)}>
      {children}
    </button>
  )
}

/** Of a customer only what tells nothing of them, where their data are out of sight. */
function Words({
  entry: { title, hint, plain },
  parts,
}: {
  entry: PaletteEntry
  parts: readonly TermPart[]
}) {
  const mark = plain === undefined ? '' : markOf('customer')

  return (
    <>
      <Marked className={`${styles.title} ${mark}`} text={title} parts={parts} />
      {hint && <Marked className={`${styles.hint} ${mark}`} text={hint} parts={parts} />}
      {plain !== undefined && <span className={`${styles.title} ${insteadOf('customer')}`}>{plain}</span>}
    </>
  )
}

function Marked({
  text,
  parts,
  className,
}: {
  text: string
  parts: readonly TermPart[]
  className?: string
}) {
  return (
    <span className={className}>
      {placed(piecesOf(text, parts)).map(({ text: piece, isFound, at }) =>
        isFound ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
      )}
    </span>
  )
}
