import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { availableOrderTypes } from '#domain/ordering/offered-types.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { orderTypeLabels } from '#domain/ordering/order-type.texts.ts'
import type { IconName } from '../ui/icon.data.ts'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { chooseOrderType } from './cart-store.ts'

const icons: Record<OrderType, IconName> = { takeaway: 'bag', delivery: 'bike', dineIn: 'dish' }

type OrderTypeChoiceProps = { branch: BranchView; orderType: OrderType; name?: string | undefined }

/** How the guest gets what is ordered, of what the branch offers. */
export function OrderTypeChoice({ branch, orderType, name = 'order-type' }: OrderTypeChoiceProps) {
  const options = availableOrderTypes(branch).map((value) => ({
    value,
    label: (
      <>
        <Icon name={icons[value]} size={18} />
        {orderTypeLabels[value]}
      </>
    ),
  }))

  return (
    <Segmented
      legend="Art der Lieferung"
      name={name}
      value={orderType}
      options={options}
      onChoose={chooseOrderType}
    />
  )
}
