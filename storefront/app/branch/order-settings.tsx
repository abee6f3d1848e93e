import type { BranchView, DeliveryArea } from '#domain/catalogue/branch.contract.ts'
import type { ShopSettings } from '#domain/catalogue/shop.contract.ts'
import { formatMoney } from '#domain/money/money.ts'
import { chosenDeliveryArea } from '#domain/ordering/delivery-fee.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'
import { chooseDeliveryArea, useCart } from '../cart/cart-store.ts'
import { OrderTypeChoice } from '../cart/order-type-choice.tsx'
import { SelectField } from '../ui/field.tsx'

interface OrderSettingsProps {
  branch: BranchView
  settings: ShopSettings
  orderType: OrderType
}

/** How and where to: what the prices of delivery and the taxes depend on. */
export function OrderSettings({ branch, settings, orderType }: OrderSettingsProps) {
  const areaName = useCart((cart) => cart.deliveryArea)
  const area = chosenDeliveryArea(branch.deliveryAreas, areaName)

  return (
    <div className="stack">
      <OrderTypeChoice branch={branch} orderType={orderType} />
      {orderType === 'delivery' && branch.deliveryAreas.length > 0 && (
        <SelectField
          label="Liefergebiet"
          value={area?.area ?? ''}
          hint={area && areaHint(area, settings.currency)}
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

function areaHint(area: DeliveryArea, currency: string): string {
  const { free, price, minimumOrderValue, freeFromOrderValue } = area
  const isFree = free || price === 0
  return [
    isFree ? 'Kostenlose Lieferung.' : `Lieferkosten ${formatMoney(price, currency)}.`,
    minimumOrderValue && `Mindestbestellwert ${formatMoney(minimumOrderValue, currency)}.`,
    !isFree &&
      freeFromOrderValue != null &&
      shopFailures.freeDeliveryFrom(formatMoney(freeFromOrderValue, currency)),
  ]
    .filter(Boolean)
    .join(' ')
}
