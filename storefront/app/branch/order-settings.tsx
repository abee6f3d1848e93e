import type { BranchView, DeliveryArea } from '#domain/catalogue/branch.contract.ts'
import { formatMoney } from '#domain/money/money.ts'
import { chosenDeliveryArea, deliveryFee } from '#domain/ordering/delivery-fee.ts'
import { areaTerms } from '#domain/ordering/offered-terms.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { chooseDeliveryArea, useCart } from '../cart/cart-store.ts'
import { OrderTypeChoice } from '../cart/order-type-choice.tsx'
import { SelectField } from '../ui/field.tsx'

interface OrderSettingsProps {
  branch: BranchView
  currency: string
  orderType: OrderType
  /** Above the menu fee and minimum stand beside the time already, see `OfferedTerms`. */
  place: 'menu' | 'sheet'
}

/** How and where to: what the prices of delivery and the taxes depend on. */
export function OrderSettings({ branch, currency, orderType, place }: OrderSettingsProps) {
  const areaName = useCart((cart) => cart.deliveryArea)
  const area = chosenDeliveryArea(branch.deliveryAreas, areaName)
  const terms = area && place === 'sheet' ? areaTerms(area, currency).map(({ text }) => `${text}.`) : []

  return (
    <div className="stack">
      <OrderTypeChoice branch={branch} orderType={orderType} name={`order-type-${place}`} />
      {orderType === 'delivery' && branch.deliveryAreas.length > 0 && (
        <SelectField
          label="Liefergebiet"
          value={area?.area ?? ''}
          hint={area && [...terms, freeFrom(area, currency)].join(' ').trim()}
          onChange={(event) => chooseDeliveryArea(event.target.value)}
        >
          {branch.deliveryAreas.map(({ area: name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}

function freeFrom(area: DeliveryArea, currency: string): string {
  const { freeFromOrderValue } = area
  if (freeFromOrderValue == null || deliveryFee(area, 0).isFree) return ''

  return shopFailures.freeDeliveryFrom(formatMoney(freeFromOrderValue, currency))
}
