import { Field } from '#plugins/desk/kit.port.ts'

type CountFieldProps = {
  label: string
  value: string
  isText?: boolean
  onChange: (value: string) => void
}

/** An amount of money, or a line of text beside it. */
export const CountField = ({ label, value, isText = false, onChange }: CountFieldProps) => (
  <Field label={label}>
    {(id) => (
      <input
        id={id}
        inputMode={isText ? 'text' : 'decimal'}
        maxLength={isText ? 1000 : 14}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)
