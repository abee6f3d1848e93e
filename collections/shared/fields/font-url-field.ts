import { onlyStaffReads } from '../access/field-access.ts'
import { type SingleTextField, textField } from './text-field.ts'
import { trimmed } from './trimmed.ts'
import { validateSecureAddress } from './url-validation.ts'

export const fontUrlMaxLength = 500

/** Where the font of a theme comes from, if it is not among ours already. Spec: back office 3, theme config. */
export const fontUrlField = ({ needsFont = false } = {}): SingleTextField =>
  trimmed(
    textField('fontUrl', 'Adresse der Schriftart', {
      maxLength: fontUrlMaxLength,
      // It may contain the key of whoever has paid for the font.
      access: onlyStaffReads,
      placeholder: 'https://example.com/schrift.woff2',
      description:
        'Wird beim Speichern einmal geholt und liegt dann unter „Schriftarten“; Besucher rufen sie nur hier ab. Leer: die Schrift liegt schon dort.',
      validate: (value, { siblingData }) => {
        const isNamed = !needsFont || Boolean((siblingData as { font?: unknown }).font)
        if (value && !isNamed) return 'Bitte geben Sie auch den Namen der Schriftart an.'

        return validateSecureAddress(value)
      },
    }),
  )
