'use client'

import { type ComponentProps, useEffect, useId, useRef } from 'react'

type Props = {
  label: string
  hint?: string
  /** Whether somebody who opens this begins here, also where it comes late. */
  isFirst?: boolean
  onText: (text: string) => void
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'maxLength' | 'type' | 'value'>

/** A line to type into, in the looks of Payload's own fields. */
export function TextBox({ label, hint, isFirst, onText, ...input }: Props) {
  const id = useId()
  const line = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) line.current?.focus()
  }, [isFirst])

  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          {...input}
          ref={line}
          id={id}
          required
          aria-describedby={hint && `${id}-hint`}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      {hint && (
        <div id={`${id}-hint`} className="field-description">
          {hint}
        </div>
      )}
    </div>
  )
}
