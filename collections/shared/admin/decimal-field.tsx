'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientProps } from 'payload'
import { type CSSProperties, useEffect, useState } from 'react'

import { asGermanDecimal, asHundredths } from './hundredths.ts'

type Props = NumberFieldClientProps & {
  suffix: string
  /** How the kept number is shown and what was typed is read; hundredths unless told otherwise. */
  write?: (value: number | null | undefined) => string
  read?: (typed: string) => number | null
}

/** A whole number that people type as something else, such as an amount with a decimal comma. */
export function DecimalField(props: Props) {
  const { field, path, readOnly, suffix, write = asGermanDecimal, read = asHundredths } = props
  const { value, setValue, showError, errorMessage, disabled } = useField<number | null>({ path })
  const [typed, setTyped] = useState(write(value))
  const id = `field-${path.replaceAll('.', '__')}`

  // The form may change the value from outside, for example after saving or discarding.
  useEffect(() => {
    setTyped((current) => (read(current) === (value ?? null) ? current : write(value)))
  }, [value, read, write])

  return (
    <div className={`field-type number ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap theke-decimal" style={roomFor(suffix)}>
        <FieldError message={errorMessage} path={path} showError={showError} />
        <input
          disabled={readOnly || disabled}
          id={id}
          inputMode="decimal"
          name={path}
          onBlur={() => setTyped(write(value))}
          onChange={(event) => {
            setTyped(event.target.value)
            setValue(read(event.target.value))
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

/** The unit stands inside of the box, behind the number. */
const roomFor = (suffix: string) =>
  // React types no custom properties.
  ({ '--suffix-length': suffix.length }) as CSSProperties
