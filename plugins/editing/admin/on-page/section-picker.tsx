'use client'

import { useConfig } from '@payloadcms/ui'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { ModalDialog } from '#collections/shared/admin/modal-dialog.tsx'
import { sectionsOf, type SectionType } from '#domain/content/section-types.ts'

import parts from './page-parts.module.css'
import { recentSections, type SectionChoice, sectionChoices } from './section-choices.ts'
import styles from './section-picker.module.css'

type Props = { pageType: unknown; onChoose: (type: SectionType) => void; onLeave: () => void }

/** All sections that the page may hold, with a sketch and their purpose; found by typing and chosen by arrows as well. */
export function SectionPicker({ pageType, onChoose, onLeave }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // A dialog begins at its first button; whoever opens this one begins to type, or goes on by arrows.
  useEffect(() => field.current?.focus(), [])
  const [typed, setTyped] = useState('')
  const [recent] = useState(recentSections)
  const [active, setActive] = useState(0)
  const known = useKnownSections()
  const groups = sectionChoices({ allowed: sectionsOf(pageType), recent, typed, known })
  const all = groups.flatMap(({ choices }) => choices)
  const move = (event: KeyboardEvent) => {
    const chosen = all[active]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen.type)
      return
    }
    const step = stepOf(event.key)
    if (step === 0 || all.length === 0) return
    event.preventDefault()
    const next = (active + step + all.length) % all.length
    setActive(next)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <ModalDialog className={`${parts.dialog} ${styles.dialog}`} titleId={`${id}-title`} onLeave={onLeave}>
      <header className={styles.head}>
        <h2 id={`${id}-title`}>Abschnitt hinzufügen</h2>
        <button className={styles.close} type="button" onClick={onLeave} aria-label="Schließen">
          ✕
        </button>
      </header>
      <input
        className={parts.input}
        type="search"
        ref={field}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={all[active] && `${id}-${active}`}
        aria-label="Abschnitte durchsuchen"
        placeholder="Suchen, zum Beispiel „Bild“ …"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(0)
        }}
        onKeyDown={move}
      />
      <div className={styles.list} id={`${id}-list`} role="listbox" aria-label="Abschnitte" ref={list}>
        {groups.map(({ title, choices }) => (
          <div className={styles.group} key={title} role="group" aria-label={title}>
            <p className={styles.title} aria-hidden="true">
              {title}
            </p>
            <div className={styles.cards}>
              {choices.map((choice) => {
                const index = all.indexOf(choice)
                return (
                  <Card
                    key={choice.type}
                    id={`${id}-${index}`}
                    choice={choice}
                    isActive={index === active}
                    onChoose={() => onChoose(choice.type)}
                    onPoint={() => setActive(index)}
                  />
                )
              })}
            </div>
          </div>
        ))}
        {all.length === 0 && <p className={styles.none}>Kein Abschnitt heißt so oder ist dafür gedacht.</p>}
      </div>
    </ModalDialog>
  )
}

type CardProps = {
  id: string
  choice: SectionChoice
  isActive: boolean
  onChoose: () => void
  onPoint: () => void
}

/** The keyboard chooses by the field above, which stays where it is. */
function Card({ id, choice, isActive, onChoose, onPoint }: CardProps) {
  return (
    // oxlint-disable-next-line click-events-have-key-events
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.card}
      onClick={onChoose}
      onPointerMove={isActive ? undefined : onPoint}
    >
      <img src={choice.sketch} alt="" />
      <strong>{choice.label}</strong>
      <span>{choice.hint}</span>
    </div>
  )
}

function stepOf(key: string): number {
  if (key === 'ArrowDown' || key === 'ArrowRight') return 1

  return key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 0
}

/** Sketch and purpose of a section, as the form's own list of sections has them. */
function useKnownSections() {
  const { config } = useConfig()

  return (type: SectionType) => {
    const { images, custom } = config.blocksMap[type]?.admin ?? {}
    const thumbnail = typeof images?.thumbnail === 'string' ? images.thumbnail : images?.thumbnail?.url
    return { hint: typeof custom?.hint === 'string' ? custom.hint : '', sketch: thumbnail ?? '' }
  }
}
