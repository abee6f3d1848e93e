'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'

import { asGermanDecimal, asHundredths } from './hundredths.ts'

type Props = NumberFieldClientProps & { suffix: string }

/** A number kept in hundredths and typed with a decimal comma. */
export function DecimalField({ field, path, readOnly, suffix }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({ path })
  const [typed, setTyped] = useState(asGermanDecimal(value))
  const id = `field-${path.replaceAll('.', '__')}`

  // The form may change the value from outside, for example after saving or discarding.
  useEffect(() => {
    setTyped((current) => (asHundredths(current) === (value ?? null) ? current : asGermanDecimal(value)))
  }, [value])

  return (
    <div className={`field-type number ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap theke-decimal">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <input
          disabled={readOnly || disabled}
          id={id}
          inputMode="decimal"
          name={path}
          onBlur={() => setTyped(asGermanDecimal(value))}
          onChange={(event) => {
            setTyped(event.target.value)
            setValue(asHundredths(event.target.value))
          }}
          type="text"
          value={typed}
        />
        <span aria-hidden="true">{suffix}</span>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
