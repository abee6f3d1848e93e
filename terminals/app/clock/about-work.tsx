import { useState } from 'react'

import { Key } from '../design/key.tsx'
import styles from './person-sheet.module.css'

type Reference = { id: string; name: string }
export type Work = { task: string | null; project: string | null }
type Props = {
  tasks: readonly Reference[]
  projects: readonly Reference[]
  work: Work
  onSay: (work: Work) => void
}

/** What the next press is about, for whoever wants to say so; nobody is asked. */
export function AboutWork({ tasks, projects, work, onSay }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (tasks.length + projects.length === 0) return null

  const said = [...tasks, ...projects].filter(({ id }) => id === work.task || id === work.project)

  return (
    <div className={styles.about}>
      <Key look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {said.length > 0 ? `Woran: ${said.map(({ name }) => name).join(', ')}` : 'Aufgabe oder Projekt'}
      </Key>
      {isOpen && (
        <>
          <Choices
            label="Aufgabe"
            all={tasks}
            chosen={work.task}
            onChoose={(task) => onSay({ ...work, task })}
          />
          <Choices
            label="Projekt"
            all={projects}
            chosen={work.project}
            onChoose={(project) => onSay({ ...work, project })}
          />
        </>
      )}
    </div>
  )
}

type ChoicesProps = {
  label: string
  all: readonly Reference[]
  chosen: string | null
  onChoose: (id: string | null) => void
}

function Choices({ label, all, chosen, onChoose }: ChoicesProps) {
  if (all.length === 0) return null

  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      {all.map(({ id, name }) => (
        <Key key={id} aria-pressed={id === chosen} onClick={() => onChoose(id === chosen ? null : id)}>
          {name}
        </Key>
      ))}
    </fieldset>
  )
}
