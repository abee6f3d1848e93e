import type { DeviceKind } from '../operations/devices.ts'
import { enteredFields } from './order-fields.data.ts'
import type { StaffOrder } from './staff-orders.contract.ts'

/** Where people stand who only make or serve what was ordered. */
const withoutContacts: readonly DeviceKind[] = ['kitchen', 'tables']

/** Whom a round is called for is said everywhere, and how far it goes, by which a kitchen reckons. */
const saidEverywhere = ['firstName', 'lastName', 'deliveryArea']

const contacts = Object.entries(enteredFields)
  .filter(
    ([name, { kind, seenBy }]) => kind === 'text' && seenBy === 'staff' && !saidEverywhere.includes(name),
  )
  .map(([name]) => [name, null] as const)

/**
 * An order as a screen of this kind shows it: how to reach a guest and where they live is for the counter and the office,
 * not for a key that hangs in a kitchen or lies on a table.
 */
export function seenAtScreen(kind: DeviceKind, order: StaffOrder): StaffOrder {
  return withoutContacts.includes(kind) ? { ...order, ...Object.fromEntries(contacts) } : order
}
