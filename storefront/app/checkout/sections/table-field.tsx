import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { useHouseScreen } from '../../house/house-screen.ts'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'

const HINT =
  'Die Nummer steht in der Mitte des QR-Codes auf Ihrem Tisch. Finden Sie keine, wählen Sie bitte „Abholung“ und schreiben Sie uns in den Kommentar, dass Sie vor Ort essen.'

const KIOSK_HINT =
  'Die Nummer steht in der Mitte des QR-Codes auf Ihrem Tisch. Haben Sie noch keinen, wählen Sie bitte „Abholung“.'

/** Spec: storefront 2, table select for dine-in. */
export function TableField({ branch }: { branch: Pick<BranchView, 'tables' | 'isTableSelectionEnabled'> }) {
  const hint = useHouseScreen() ? KIOSK_HINT : HINT
  if (!branch.isTableSelectionEnabled) {
    return <TextField name="table" label="Tischnummer" autoComplete="off" inputMode="numeric" hint={hint} />
  }

  return (
    <SelectField
      name="table"
      label="Tisch"
      placeholder="Bitte wählen"
      hint={hint}
      options={branch.tables.map(({ identifier, name }) => ({
        value: identifier,
        label: name ? `Tisch ${identifier} (${name})` : `Tisch ${identifier}`,
      }))}
    />
  )
}
