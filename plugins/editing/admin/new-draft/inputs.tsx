import { useId } from 'react'

type LineProps = { label: string; value: string; onType: (text: string) => void; required?: boolean }

export function Line({ label, value, onType, required = false }: LineProps) {
  const id = useId()

  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <span className="required">*</span>}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          maxLength={160}
          onChange={({ target }) => onType(target.value)}
          required={required}
          type="text"
          value={value}
        />
      </div>
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
