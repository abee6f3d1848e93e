import { useFormContext } from 'react-hook-form'

import type { DeliveryArea } from '#domain/catalogue/branch.contract.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { chooseDeliveryArea, useCart } from '../../cart/cart-store.ts'
import { SelectField } from '../../ui/field.tsx'
import { fieldId } from '../fields/field-ids.ts'

type DeliveryAreaFieldProps = { areas: readonly DeliveryArea[]; currency: string }

/** Lives with the cart and not with the form, since the price follows from it on the menu page, too. */
export function DeliveryAreaField({ areas, currency }: DeliveryAreaFieldProps) {
  const { formState } = useFormContext<CheckoutForm>()
  const chosen = useCart((cart) => cart.deliveryArea)

  return (
    <SelectField
      id={fieldId('deliveryArea')}
      label="Liefergebiet"
      required
      value={chosen}
      error={formState.errors.deliveryArea?.message}
      onChange={(event) => chooseDeliveryArea(event.target.value)}
    >
      {areas.map((area) => (
        <option key={area.area} value={area.area}>
          {area.area} ({area.free || area.price === 0 ? 'kostenlos' : formatMoney(area.price, currency)})
        </option>
      ))}
    </SelectField>
  )
}
