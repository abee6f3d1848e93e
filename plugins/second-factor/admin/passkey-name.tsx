import { TextBox } from '#collections/shared/admin/text-box.tsx'

export function PasskeyName({ name, onName }: { name: string; onName: (name: string) => void }) {
  return (
    <TextBox
      label="Name des Passkeys"
      hint="Zum Beispiel „Mein Telefon“."
      value={name}
      onText={onName}
      maxLength={60}
      autoComplete="off"
      isFirst
    />
  )
}
