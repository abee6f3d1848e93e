import { chosenOptions, isPartValid } from '#domain/catalogue/product-configuration.ts'
import { voucherValueText } from '#domain/ordering/vouchers/voucher-value.texts.ts'
import type { ProductPart } from '#domain/catalogue/product.contract.ts'
import { isSoldOut } from '#domain/catalogue/sold-out.ts'
import type { ChosenPart } from '#domain/ordering/order.contract.ts'
import { PartField } from './part-field.tsx'

/** The choices of a product, each with what is wrong with it once the guest has asked to go on. */
export function ProductParts({ parts, chosen, isChecked, ...props }: PartsProps) {
  return parts.map((part) => {
    const problem = partProblem(part, chosen, props)

    return (
      <div key={part.id} data-missing={problem !== null}>
        <PartField
          {...props}
          part={part}
          chosen={chosen}
          error={isChecked ? (problem ?? undefined) : undefined}
        />
      </div>
    )
  })
}

type PartsProps = {
  parts: readonly ProductPart[]
  chosen: ChosenPart[]
  currency: string
  isPriceHidden: boolean
  at: Temporal.Instant
  /** Whether the guest has asked to go on, so that what is missing is said. */
  isChecked: boolean
  onChange: (changed: ChosenPart) => void
}

/** What keeps a part from being ordered as it is chosen; null where nothing does. */
export function partProblem(
  part: ProductPart,
  chosen: readonly ChosenPart[],
  { at, currency }: Pick<PartsProps, 'at' | 'currency'>,
): string | null {
  if (!isPartValid(part, chosen)) return requiredText(part, currency)
  const gone = chosenOptions(part, chosen).find(({ soldOutUntil }) => isSoldOut(soldOutUntil, at))

  return gone ? `„${gone.name}“ ist ausverkauft.` : null
}

function requiredText(part: ProductPart, currency: string): string {
  switch (part.type) {
    case 'text':
    case 'textarea':
      return part.isPrice ? voucherValueText(currency) : 'Bitte füllen Sie dieses Feld aus.'
    case 'select':
    case 'multiselect':
      return 'Bitte treffen Sie eine Auswahl.'
    case 'image':
    case 'images':
    case 'file':
    case 'files':
      return 'Bitte laden Sie eine Datei hoch.'
  }
}
