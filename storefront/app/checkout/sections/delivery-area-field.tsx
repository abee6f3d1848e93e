import { useEffect, useEffectEvent } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import type { DeliveryArea } from '#domain/catalogue/branch.contract.ts'
import { formatMoney } from '#domain/money/money.ts'
import { areaOfZipCode, isWholeZipCode, zipCodeProblem } from '#domain/ordering/delivery-zip.ts'
import { zipCodeText } from '#domain/ordering/delivery-zip.texts.ts'
import type { CheckoutForm } from '#domain/ordering/order.contract.ts'
import { chooseDeliveryArea, useCart } from '../../cart/cart-store.ts'
import { SelectField } from '../../ui/field.tsx'
import { fieldId } from '../fields/field-ids.ts'

type DeliveryAreaFieldProps = {
  areas: readonly DeliveryArea[]
  currency: string
  /** The postcode of the address that something is brought to. */
  zipField: 'zipCode' | 'deliveryZipCode'
}

/** Lives with the cart and not with the form, since the price follows from it on the menu page, too. */
export function DeliveryAreaField({ areas, currency, zipField }: DeliveryAreaFieldProps) {
  const { formState } = useFormContext<CheckoutForm>()
  const zipCode = useWatch<CheckoutForm, typeof zipField>({ name: zipField }).trim()
  const chosen = useCart((cart) => cart.deliveryArea)
  const problem = isWholeZipCode(areas, zipCode) ? zipCodeProblem(areas, chosen, zipCode) : null
  useAreaOfZipCode(areas, zipCode)

  return (
    <SelectField
      id={fieldId('deliveryArea')}
      label="Liefergebiet"
      required
      value={chosen}
      error={formState.errors.deliveryArea?.message ?? (problem ? zipCodeText(problem) : undefined)}
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

/** Whoever types a postcode need not know how the house calls the area. */
function useAreaOfZipCode(areas: readonly DeliveryArea[], zipCode: string): void {
  const follow = useEffectEvent(() => {
    if (!isWholeZipCode(areas, zipCode)) return
    const found = areaOfZipCode(areas, zipCode)
    const isServed = zipCodeProblem(areas, useCart.getState().deliveryArea, zipCode) === null
    if (found && !isServed) chooseDeliveryArea(found.area)
  })

  useEffect(() => follow(), [zipCode])
}
