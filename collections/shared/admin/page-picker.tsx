'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  type ReactSelectOption,
  useConfig,
  useField,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { RelationshipFieldClientProps } from 'payload'
import { useState } from 'react'

import { choiceLabel, choiceNotes } from '#domain/content/page-choices.ts'
import type { PageChoice } from '#domain/content/page-choices.contract.ts'

import styles from './page-picker.module.css'
import { idsIn, type Chosen, valueOf } from './page-picker-value.ts'
import { usePageChoices } from './use-page-choices.ts'

type Props = RelationshipFieldClientProps & {
  /** Pages of this type alone. */
  only?: string
}

/** A page to lead to, by name, address and brand, among those that the visitors of this record's brand reach. */
export function PagePicker({ field, path, readOnly, only }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<Chosen>({ path })
  const [search, setSearch] = useState('')
  const ids = idsIn(value)
  const { pages, chosen, isLoading } = usePageChoices({ ids, only, search })
  const id = `field-${path.replaceAll('.', '__')}`
  const isMany = field.hasMany === true
  const options = chosen.map(optionOf)
  const full = isMany && field.maxRows !== undefined && ids.length >= field.maxRows

  return (
    <div
      className={`field-type relationship ${showError ? 'error' : ''}`}
      id={id}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel htmlFor={`${id}-input`} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <ReactSelect
          disabled={readOnly || disabled}
          filterOption={() => true}
          inputId={`${id}-input`}
          isLoading={isLoading}
          isMulti={isMany}
          isSortable={isMany}
          noOptionsMessage={() => (full ? 'Mehr haben hier nicht Platz.' : nothingFound(search))}
          onChange={(picked) => setValue(valueOf(idsOf(picked), field))}
          onInputChange={setSearch}
          options={full ? [] : pages.map(optionOf)}
          showError={showError}
          {...shownValue(options, isMany)}
        />
        <Notes notes={choiceNotes(chosen)} />
        {!isMany && chosen[0] && chosen[0].problem !== 'gone' && <PageLink page={chosen[0]} />}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

const optionOf = (page: PageChoice): ReactSelectOption => ({ value: page.id, label: choiceLabel(page) })

/** A list without a value is empty; a single one without a value has none. */
function shownValue(options: ReactSelectOption[], isMany: boolean) {
  if (isMany) return { value: options }

  return options[0] ? { value: options[0] } : {}
}

const idsOf = (picked: ReactSelectOption | ReactSelectOption[] | null): string[] =>
  [picked ?? []].flat().map(({ value }) => String(value))

const nothingFound = (search: string): string =>
  search
    ? `Keine öffentliche Seite heißt so ähnlich wie „${search}“.`
    : 'Hier gibt es noch keine öffentliche Seite.'

function Notes({ notes }: { notes: string[] }) {
  return (
    <div aria-live="polite">
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </div>
  )
}

function PageLink({ page }: { page: PageChoice }) {
  const { config } = useConfig()

  return (
    <a
      className={styles.open}
      href={`${config.routes.admin}/collections/sites/${page.id}`}
      rel="noreferrer"
      target="_blank"
    >
      „{page.name}“ bearbeiten
    </a>
  )
}
