'use client'

import { FieldLabel, useFormFields } from '@payloadcms/ui'
import type { UploadFieldLabelClientComponent } from 'payload'

import { imageLabelOf } from '#domain/content/site-types.ts'

/** The picture of a page by the name that it has on pages of its type, also while the type is changed. */
export const ImageLabel: UploadFieldLabelClientComponent = ({ path }) => {
  const type = useFormFields(([form]) => form.type?.value)

  return <FieldLabel label={imageLabelOf(type)} {...(path ? { path } : {})} />
}
