import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'

const HINT =
  'Die Nummer steht in der Mitte des QR-Codes auf Ihrem Tisch. Finden Sie keine, wählen Sie bitte „Abholung“ und schreiben Sie uns in den Kommentar, dass Sie vor Ort essen.'

/** Spec: storefront 2, table select for dine-in. */
export function TableField({ branch }: { branch: Pick<BranchView, 'tables' | 'isTableSelectionEnabled'> }) {
  if (!branch.isTableSelectionEnabled) {
    return <TextField name="table" label="Tischnummer" autoComplete="off" inputMode="numeric" hint={HINT} />
  }

  return (
    <SelectField
      name="table"
      label="Tisch"
      placeholder="Bitte wählen"
      hint={HINT}
      options={branch.tables.map(({ identifier, name }) => ({
        value: identifier,
        label: name ? `Tisch ${identifier} (${name})` : `Tisch ${identifier}`,
      }))}
    />
  )
}
