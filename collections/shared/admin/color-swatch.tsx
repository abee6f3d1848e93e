'use client'

import { useField } from '@payloadcms/ui'

const plain = /^#[0-9a-f]{6}/i

/** The colour itself beside its code, to be seen and to be chosen; opacity stays as it was typed. */
export function ColorSwatch({ path, readOnly }: { path: string; readOnly?: boolean }) {
  const { value, setValue, disabled } = useField<string | null>({ path })
  const [color = '#000000'] = plain.exec(value ?? '') ?? []

  return (
    <input
      aria-label="Farbe wählen"
      className="theke-swatch"
      data-empty={value ? undefined : ''}
      disabled={readOnly || disabled}
      onChange={({ target }) => setValue(target.value + (value ?? '').slice(7))}
      type="color"
      value={color}
    />
  )
}
