import { chosenFor } from '#domain/catalogue/product-configuration.ts'
import type { ProductPart } from '#domain/catalogue/product.contract.ts'
import type { ChosenPart } from '#domain/ordering/order.contract.ts'
import { TextAreaField, TextField } from '../ui/field.tsx'
import { OptionsPart } from './options-part.tsx'
import { UploadPart } from './upload-part.tsx'

export interface PartFieldProps {
  part: ProductPart
  chosen: readonly ChosenPart[]
  currency: string
  isPriceHidden: boolean
  /** For when it is wanted. */
  at: Temporal.Instant
  error: string | undefined
  onChange: (changed: ChosenPart) => void
}

/** The input that fits the type of a part. */
export function PartField({ part, chosen, currency, isPriceHidden, at, error, onChange }: PartFieldProps) {
  const own = chosenFor(part, chosen)

  switch (part.type) {
    case 'select':
    case 'multiselect':
      return (
        <OptionsPart
          part={part}
          chosen={own?.options ?? []}
          currency={currency}
          isPriceHidden={isPriceHidden}
          at={at}
          error={error}
          onChange={(options) => onChange({ part: part.id, options })}
        />
      )
    case 'text':
    case 'textarea': {
      const Field = part.type === 'text' ? TextField : TextAreaField
      return (
        <Field
          label={part.name}
          hint={part.description}
          error={error}
          required={!part.optional}
          maxLength={2000}
          inputMode={part.isPrice && 'decimal'}
          value={own?.text ?? ''}
          onChange={(event: { target: { value: string } }) =>
            onChange({ part: part.id, text: event.target.value })
          }
        />
      )
    }
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return (
        <UploadPart
          part={part}
          uploads={own?.uploads ?? []}
          error={error}
          onChange={(uploads) => onChange({ part: part.id, uploads })}
        />
      )
  }
}
