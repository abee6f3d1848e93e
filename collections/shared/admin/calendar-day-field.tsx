'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientComponent } from 'payload'

/** A calendar day without time and zone, kept as `YYYY-MM-DD`. */
export const CalendarDayField: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path })
  const id = `field-${path.replaceAll('.', '__')}`

  return (
    <div className={`field-type text ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required ?? true} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <input
          disabled={readOnly || disabled}
          id={id}
          name={path}
          onChange={(event) => setValue(event.target.value || null)}
          type="date"
          value={value ?? ''}
        />
      </div>
    </div>
  )
}
