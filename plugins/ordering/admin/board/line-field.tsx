import { Field } from '#plugins/desk/kit.port.ts'

type LineFieldProps = {
  label: string
  value: string
  isAmount?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A line of text in a small form beside the board. */
export const LineField = ({ label, value, isAmount = false, onChange, onBlur }: LineFieldProps) => (
  <Field label={label} isWide={!isAmount}>
    {(id) => (
      <input
        id={id}
        inputMode={isAmount ? 'decimal' : 'text'}
        maxLength={isAmount ? 12 : 200}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    )}
  </Field>
)
