import { useId } from 'react'

type LineProps = {
  label: string
  value: string
  onType: (text: string) => void
  hint?: string
  required?: boolean
}

export function Line({ label, value, onType, hint, required = false }: LineProps) {
  const id = useId()
  const hintId = useId()

  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <span className="required">*</span>}
      </label>
      <div className="field-type__wrap">
        <input
          aria-describedby={hint ? hintId : undefined}
          id={id}
          maxLength={160}
          onChange={({ target }) => onType(target.value)}
          required={required}
          type="text"
          value={value}
        />
      </div>
      {hint && (
        <div className="field-description" id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

export function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()

  return (
    <div className="field-type">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} onChange={({ target }) => onChoose(target.value)} value={value}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
