import type { ComponentProps } from 'react'

import { TextField } from '../ui/field.tsx'

type CodeFieldProps = Required<Pick<ComponentProps<typeof TextField>, 'id'>> &
  Pick<ComponentProps<typeof TextField>, 'onKeyDown'> & {
    value: string
    problem: string | null
    onType: (code: string) => void
  }

/** Where the code of a voucher is typed. */
export function VoucherCodeField({ problem, onType, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      label="Gutscheincode"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={200}
      hint="Zwölf Zeichen, auf dem Gutschein in drei Gruppen."
      error={problem ?? undefined}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
