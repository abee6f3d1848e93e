'use client'

import { ReactSelect, type ReactSelectOption } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'

import { ModalDialog } from '#collections/shared/admin/modal-dialog.tsx'
import { usePageChoices } from '#collections/shared/admin/use-page-choices.ts'
import type { WrittenLink } from '#domain/content/editor-messages.ts'
import { linkProblem } from '#domain/content/links.ts'
import { choiceLabel, choiceNotes } from '#domain/content/page-choices.ts'

import styles from './link-dialog.module.css'
import parts from './page-parts.module.css'

type Props = { now: WrittenLink | null; onDone: (link: WrittenLink | null) => void; onLeave: () => void }

/** Where words of the page lead: to a page that its visitors reach, or to any address. */
export function LinkDialog({ now, onDone, onLeave }: Props) {
  const id = useId()
  const [isPage, setIsPage] = useState(now === null || 'page' in now)
  const [page, setPage] = useState(now && 'page' in now ? now.page : '')
  const [url, setUrl] = useState(now && 'url' in now ? now.url : '')
  const [newTab, setNewTab] = useState(now?.newTab ?? false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = isPage ? (page ? null : 'Bitte wählen Sie eine Seite.') : linkProblem(url)
    setProblem(found)
    if (!found) onDone(isPage ? { page, newTab } : { url: url.trim(), newTab })
  }
  const choose = (isOne: boolean) => {
    setIsPage(isOne)
    setProblem(null)
  }

  return (
    <ModalDialog className={`${parts.dialog} ${styles.dialog}`} titleId={`${id}-title`} onLeave={onLeave}>
      <form className={styles.form} onSubmit={send} noValidate>
        <h2 id={`${id}-title`}>Wohin führt der Link?</h2>
        <fieldset className={styles.kinds}>
          <legend className={styles.legend}>Ziel</legend>
          <label>
            <input type="radio" name={`${id}-kind`} checked={isPage} onChange={() => choose(true)} /> Seite
            dieser Website
          </label>
          <label>
            <input type="radio" name={`${id}-kind`} checked={!isPage} onChange={() => choose(false)} /> Andere
            Adresse
          </label>
        </fieldset>
        {isPage ? (
          <PageToLeadTo id={id} page={page} problem={problem} onChoose={setPage} />
        ) : (
          <AddressToLeadTo id={id} url={url} problem={problem} onType={setUrl} />
        )}
        <label>
          <input type="checkbox" checked={newTab} onChange={({ target }) => setNewTab(target.checked)} /> In
          einem neuen Tab öffnen
        </label>
        <div className={styles.ends}>
          {now && (
            <button className={parts.button} type="button" onClick={() => onDone(null)}>
              Link entfernen
            </button>
          )}
          <button className={parts.button} type="button" onClick={onLeave}>
            Abbrechen
          </button>
          <button className={parts.button} data-look="main" type="submit">
            Übernehmen
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}

type FieldProps = { id: string; problem: string | null }

function PageToLeadTo({
  id,
  page,
  problem,
  onChoose,
}: FieldProps & { page: string; onChoose: (page: string) => void }) {
  const [search, setSearch] = useState('')
  const ids = page ? [page] : []
  const { pages, chosen, isLoading } = usePageChoices({ ids, only: undefined, search })
  const [shown] = chosen

  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-page`}>Seite</label>
      <ReactSelect
        aria-errormessage={`${id}-problem`}
        aria-invalid={problem !== null}
        filterOption={() => true}
        inputId={`${id}-page`}
        isLoading={isLoading}
        noOptionsMessage={() => 'Keine öffentliche Seite heißt so ähnlich.'}
        onChange={(picked) => onChoose(String([picked ?? []].flat()[0]?.value ?? ''))}
        onInputChange={setSearch}
        options={pages.map(optionOf)}
        showError={problem !== null}
        {...(shown && { value: optionOf(shown) })}
      />
      <Problem id={id} problem={problem ?? choiceNotes(chosen)[0] ?? null} />
    </div>
  )
}

const optionOf = (page: Parameters<typeof choiceLabel>[0] & { id: string }): ReactSelectOption => ({
  value: page.id,
  label: choiceLabel(page),
})

function AddressToLeadTo({
  id,
  url,
  problem,
  onType,
}: FieldProps & { url: string; onType: (url: string) => void }) {
  return (
    <div className={styles.field}>
      <label htmlFor={`${id}-url`}>Adresse</label>
      <input
        className={parts.input}
        id={`${id}-url`}
        type="text"
        inputMode="url"
        maxLength={2000}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        placeholder="https://… oder /pfad"
        value={url}
        onChange={({ target }) => onType(target.value)}
      />
      <Problem id={id} problem={problem} />
    </div>
  )
}

function Problem({ id, problem }: FieldProps) {
  return (
    <p className={styles.problem} id={`${id}-problem`} role="alert">
      {problem}
    </p>
  )
}
