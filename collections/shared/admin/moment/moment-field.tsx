'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientComponent } from 'payload'
import { useCallback } from 'react'

import { MomentInputs } from './moment-inputs.tsx'
import { useMomentInForm } from './use-moment-in-form.ts'
import { useTypedMoment } from './use-typed-moment.ts'
import { useZoneOf } from './zones.tsx'

/** A stored instant, entered by the clock of the branch that the record belongs to. */
export const MomentField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue } = useMomentInForm(path)
  const timeZone = useZoneOfForm()
  const typed = useTypedMoment({ value, setValue, timeZone })
  const { problem } = typed
  const validate = useCallback(() => problem ?? true, [problem])
  const { showError, errorMessage, disabled } = useField({ path, validate })
  const id = `field-${path.replaceAll('.', '__')}`
  // What is wrong with what was typed stands below it anyway.
  const isRefused = showError && problem === null

  return (
    <div className={`field-type date-time-field ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={isRefused} />
        <MomentInputs
          id={id}
          isInvalid={isRefused}
          isOff={readOnly || disabled}
          label={typeof field.label === 'string' ? field.label : path}
          name={path}
          setValue={setValue}
          timeZone={timeZone}
          typed={typed}
          value={value}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

/** The zone of the open record, also while its branch is being chosen. */
function useZoneOfForm(): string {
  const branch = useFormFields(([fields]) => fields.branch?.value)
  const branches = useFormFields(([fields]) => fields.branches?.value)
  const timeZone = useFormFields(([fields]) => fields.timeZone?.value)

  return useZoneOf({ branch, branches, timeZone })
}
