'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { type FormEvent, useId, useRef, useState } from 'react'

import { hexOf } from '#domain/api/hex-of.ts'
import { pieceChoiceProblem, type StoredSection, withPieceInstead } from '#domain/content/kept-sections.ts'
import { isInnermost } from '#domain/content/pieces.ts'
import { sectionSummary } from '#domain/content/section-summary.ts'
import { sectionLabelOf } from '#domain/content/section-types.ts'
import { isSiteType, plainSiteType } from '#domain/content/site-types.ts'
import { Action, DeskDialog, Field, problemIn, tellDone } from '#plugins/desk/kit.port.ts'

import { newId } from '../on-page/arrange-sections.ts'
import { makePiece, makeTemplate } from './calls.ts'
import styles from './keep-dialog.module.css'
import { sectionsOfForm } from './sections-of-form.ts'
import { useSetSections } from './use-set-sections.ts'

export type Intent = 'piece' | 'template'
type KeepDialogProps = {
  intent: Intent
  /** The section that it began at; none where the whole page is meant. */
  section: string | null
  onLeave: () => void
}

const words = {
  piece: {
    title: 'Als Baustein sichern',
    hint: 'Die Abschnitte stehen dann in einem Baustein, den auch andere Seiten zeigen. Er ist gleich veröffentlicht; was in ihm geändert wird, ändert sich überall.',
    placeholder: 'Unsere Öffnungszeiten',
  },
  template: {
    title: 'Als Vorlage sichern',
    hint: 'Neue Seiten können mit diesen Abschnitten beginnen. Was danach hier geändert wird, ändert die Vorlage nicht.',
    placeholder: 'Leistung mit Preisen',
  },
} as const

/** Which sections of the page are kept for others, and what they are called there. */
export function KeepDialog({ intent, section, onLeave }: KeepDialogProps) {
  const id = useId()
  const { getData } = useForm()
  const [body] = useState(() => sectionsOfForm(getData()))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => firstChosen(body, { intent, section }))
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const { problem, isBusy, keep } = useKeep(intent, onLeave)
  const { title, hint, placeholder } = words[intent]
  const send = (event: FormEvent) => {
    event.preventDefault()
    void keep({ name: name.trim(), description: description.trim(), body, chosen })
  }
  const turn = (each: string) => setChosen(chosen.symmetricDifference(new Set([each])))

  return (
    <DeskDialog titleId={id} onLeave={onLeave} className={styles.dialog ?? ''}>
      <h2 id={id}>{title}</h2>
      <p className={styles.hint}>{hint}</p>
      <form className={styles.form} noValidate onSubmit={send}>
        <Field label="Name">
          {(fieldId) => (
            <input
              id={fieldId}
              value={name}
              maxLength={160}
              placeholder={placeholder}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {intent === 'template' && (
          <Field label="Wofür (kann leer bleiben)">
            {(fieldId) => (
              <input
                id={fieldId}
                value={description}
                maxLength={200}
                onChange={({ target }) => setDescription(target.value)}
              />
            )}
          </Field>
        )}
        <SectionChoice {...{ intent, body, chosen }} onTurn={turn} />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.actions}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isBusy}>
            {isBusy ? 'Wird gesichert …' : 'Sichern'}
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}

type SectionChoiceProps = {
  intent: Intent
  body: readonly StoredSection[]
  chosen: ReadonlySet<string>
  onTurn: (section: string) => void
}

const SectionChoice = ({ intent, body, chosen, onTurn }: SectionChoiceProps) => (
  <fieldset className={styles.sections}>
    <legend>Abschnitte</legend>
    {body.map((section, index) => {
      const { id, blockType } = section
      const isFixed = intent === 'piece' && !isInnermost({ blockType })
      return (
        <label key={id ?? index}>
          <input
            type="checkbox"
            checked={chosen.has(id ?? '')}
            disabled={isFixed}
            onChange={() => onTurn(id ?? '')}
          />
          <strong>{sectionLabelOf(blockType)}</strong>
          <span>{isFixed ? 'ist schon einer' : sectionSummary(section)}</span>
        </label>
      )
    })}
    {body.length === 0 && <p>Diese Seite hat noch keine Abschnitte.</p>}
  </fieldset>
)

/** All of the page for a template, the section that it began at for a piece. */
function firstChosen(
  body: readonly StoredSection[],
  { intent, section }: Pick<KeepDialogProps, 'intent' | 'section'>,
): ReadonlySet<string> {
  if (section !== null) return new Set([section])

  return new Set(intent === 'template' ? body.map(({ id }) => id ?? '') : [])
}

type Kept = {
  name: string
  description: string
  body: readonly StoredSection[]
  chosen: ReadonlySet<string>
}

function useKeep(intent: Intent, onDone: () => void) {
  const { getData } = useForm()
  const { id: page } = useDocumentInfo()
  const setSections = useSetSections()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** The same once more, where an answer was lost, is the same piece. */
  const key = useRef(hexOf(crypto.getRandomValues(new Uint8Array(16))))

  const keep = async ({ name, description, body, chosen }: Kept) => {
    const wrong = name === '' ? 'Bitte geben Sie einen Namen an.' : choiceProblem(intent, body, chosen)
    if (wrong) return setProblem(wrong)
    setIsBusy(true)
    setProblem(null)
    const { type, division } = getData()
    const sections = body.filter(({ id }) => chosen.has(id ?? ''))
    const shared = { name, division: typeof division === 'string' ? division : null }
    const failed =
      intent === 'template'
        ? await storeTemplate({ ...shared, description, type, sections })
        : await storePiece({ ...shared, sections }, `${String(page)}-${key.current}`.slice(-64), (piece) =>
            setSections((now) => withPieceInstead(now, chosen, { id: newId(), piece })),
          )
    setIsBusy(false)
    if (failed) return setProblem(failed)
    onDone()
    tellDone(
      intent === 'template' ? `Die Vorlage „${name}“ ist gesichert.` : `Die Seite zeigt jetzt „${name}“.`,
    )
  }

  return { problem, isBusy, keep }
}

function choiceProblem(
  intent: Intent,
  body: readonly StoredSection[],
  chosen: ReadonlySet<string>,
): string | null {
  if (intent === 'piece') return pieceChoiceProblem(body, chosen)

  return chosen.size > 0 ? null : 'Bitte wählen Sie mindestens einen Abschnitt.'
}

type Stored = { name: string; division: string | null; sections: StoredSection[] }

async function storePiece(
  { sections, ...body }: Stored,
  key: string,
  show: (piece: string) => Promise<boolean>,
): Promise<string | null> {
  const headers = { 'idempotency-key': key }
  const answer = await makePiece(fetch, { headers, body: { ...body, sections } })
  if (!answer.ok) return problemIn(answer)

  return (await show(answer.body.id))
    ? null
    : 'Der Baustein ist gesichert, die Seite zeigt ihn aber noch nicht. Bitte fügen Sie ihn als Abschnitt hinzu.'
}

async function storeTemplate({
  type,
  sections,
  ...body
}: Stored & { description: string; type: unknown }): Promise<string | null> {
  const answer = await makeTemplate(fetch, {
    body: {
      ...body,
      type: isSiteType(type) ? type : plainSiteType,
      // As the form holds them; the server judges each by its fields.
      sections: sections as never,
    },
  })

  return answer.ok ? null : problemIn(answer)
}
