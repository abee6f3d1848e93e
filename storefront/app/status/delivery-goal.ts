import { addressLine } from '#domain/catalogue/address-line.ts'
import type { EnteredForm } from '#domain/ordering/entered-form.ts'
import { tabStore } from '../shop/browser-store.ts'

/** Where an order goes is known to the tab that said so: the link to an order gets forwarded. */
const storageKey = (uid: string) => `goal:${uid}`

export function rememberGoal(uid: string, form: EnteredForm): void {
  tabStore.write(storageKey(uid), goalOf(form))
}

/** Its lines; none elsewhere, and of an order that goes nowhere. */
export function rememberedGoal(uid: string): string[] {
  const lines = tabStore.read(storageKey(uid))

  return Array.isArray(lines) ? lines.filter((line) => typeof line === 'string') : []
}

function goalOf(form: EnteredForm): string[] {
  const { stairway, floor, door, ...place } = form.isDeliveryAddressDifferent
    ? {
        street: form.deliveryStreet,
        stairway: form.deliveryStairway,
        floor: form.deliveryFloor,
        door: form.deliveryDoor,
        zipCode: form.deliveryZipCode,
        city: form.deliveryCity,
      }
    : form
  const inside = [stairway && `Stiege ${stairway}`, floor && `Stock ${floor}`, door && `Tür ${door}`]

  return [addressLine(place), inside.filter(Boolean).join(', ')].filter(Boolean)
}
