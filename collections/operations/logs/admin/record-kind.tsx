'use client'

import { FieldLabel, useConfig, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientComponent } from 'payload'

/** In the list: what kind of record an entry tells of, in the words of the navigation. */
export function RecordKindCell({ cellData }: DefaultCellComponentProps) {
  return <RecordKind slug={typeof cellData === 'string' ? cellData : ''} />
}

/** The same in the form. */
export const RecordKindField: TextFieldClientComponent = ({ field, path }) => {
  const { value } = useField<string | undefined>({ path })

  return (
    <div className="field-type">
      <FieldLabel label={field.label} path={path} />
      <p>
        <RecordKind slug={value ?? ''} />
      </p>
    </div>
  )
}

function RecordKind({ slug }: { slug: string }) {
  const { config } = useConfig()
  const collection = config.collections.find((candidate) => candidate.slug === slug)
  const label = collection
    ? collection.labels.singular
    : config.globals.find((candidate) => candidate.slug === slug)?.label

  return <span>{typeof label === 'string' ? label : slug || '–'}</span>
}
