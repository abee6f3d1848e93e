'use client'

import { type FormEvent, useState } from 'react'

import { SectionSketches } from '#collections/shared/admin/section-sketches.tsx'
import { isSiteType, siteTypeLabels } from '#domain/content/site-types.ts'
import type { PageBrand } from '#domain/content/pages/pages.contract.ts'
import {
  Action,
  ActionLink,
  EmptyState,
  Field,
  LoadedView,
  problemIn,
  SidePanel,
  tellDone,
  tellProblem,
  useAsk,
  useLoaded,
} from '#plugins/desk/kit.port.ts'

import { readTemplates, removeTemplate, renameTemplate, type Template } from './deeds.ts'
import styles from './pages.module.css'

type TemplatesPanelProps = { brands: readonly PageBrand[]; home: string; onClose: () => void }

/** What new pages can begin with: seen from afar, used, renamed and deleted. */
export function TemplatesPanel({ brands, home, onClose }: TemplatesPanelProps) {
  const templates = useLoaded('templates', (signal) =>
    readTemplates(fetch, { signal, query: { depth: 0, sort: 'name', limit: 200 } }),
  )
  const { ask, asking } = useAsk()
  const remove = async ({ id, name }: Template) => {
    if (!(await ask(deleting(name)))) return
    const answer = await removeTemplate(fetch, { params: { id }, query: {} })
    if (!answer.ok) return tellProblem(problemIn(answer))
    tellDone(`Die Vorlage „${name}“ ist gelöscht.`)
    templates.reload()
  }

  return (
    <SidePanel title="Seitenvorlagen" onClose={onClose}>
      <p className={styles.hint}>Gesichert werden sie im Formular einer Seite, unter „Wiederverwenden“.</p>
      <LoadedView of={templates} rows={3}>
        {({ docs }) =>
          docs.length === 0 ? (
            <EmptyState title="Es gibt noch keine Vorlage." />
          ) : (
            <ul className={styles.trash}>
              {docs.map((template) => (
                <li key={template.id} className={styles.template}>
                  <SectionSketches types={(template.sections ?? []).map(({ blockType }) => blockType)} />
                  <TemplateLines
                    {...{ template, brands, home }}
                    onRenamed={templates.reload}
                    onRemove={() => void remove(template)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
      {asking}
    </SidePanel>
  )
}

type TemplateLinesProps = {
  template: Template
  brands: readonly PageBrand[]
  home: string
  onRenamed: () => void
  onRemove: () => void
}

function TemplateLines({ template, brands, home, onRenamed, onRemove }: TemplateLinesProps) {
  const { id, name, description, type, division, sections } = template
  const [isNaming, setIsNaming] = useState(false)
  const brand = division ? brands.find((each) => each.id === division)?.name : 'für alle'
  const count = sections?.length ?? 0
  if (isNaming)
    return (
      <Naming
        {...{ id, name }}
        onDone={() => {
          setIsNaming(false)
          onRenamed()
        }}
        onLeave={() => setIsNaming(false)}
      />
    )

  return (
    <div className={styles.templateLines}>
      <strong>{name}</strong>
      {description && <span>{description}</span>}
      <span className={styles.quiet}>
        {isSiteType(type) ? siteTypeLabels[type] : ''} ·{' '}
        {count === 1 ? 'ein Abschnitt' : `${count} Abschnitte`} · {brand}
      </span>
      <div className={styles.deeds}>
        <ActionLink href={`${home}/collections/sites/create?vorlage=${id}`}>Neue Seite daraus</ActionLink>
        <Action aria-label={`„${name}“ umbenennen`} onClick={() => setIsNaming(true)}>
          Umbenennen
        </Action>
        <Action look="danger" aria-label={`„${name}“ löschen`} onClick={onRemove}>
          Löschen
        </Action>
      </div>
    </div>
  )
}

type NamingProps = { id: string; name: string; onDone: () => void; onLeave: () => void }

function Naming({ id, name: before, onDone, onLeave }: NamingProps) {
  const [name, setName] = useState(before)
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await renameTemplate(fetch, { params: { id }, body: { name: name.trim() } })
    if (!answer.ok) return tellProblem(problemIn(answer))
    onDone()
  }

  return (
    <form className={styles.templateLines} noValidate onSubmit={(event) => void rename(event)}>
      <Field label="Name der Vorlage">
        {(fieldId) => (
          <input id={fieldId} value={name} maxLength={160} onChange={({ target }) => setName(target.value)} />
        )}
      </Field>
      <div className={styles.deeds}>
        <Action type="submit" look="main">
          Umbenennen
        </Action>
        <Action onClick={onLeave}>Abbrechen</Action>
      </div>
    </form>
  )
}

const deleting = (name: string) => ({
  title: `Vorlage „${name}“ löschen?`,
  text: 'Seiten, die mit ihr begonnen haben, bleiben, wie sie sind.',
  confirm: 'Löschen',
  isDangerous: true,
})
