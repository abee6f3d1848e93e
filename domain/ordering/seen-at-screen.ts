import type { DeviceKind } from '../operations/devices.ts'
import { enteredFields } from './order-fields.data.ts'
import type { StaffOrder } from './staff-orders.contract.ts'

/** Where people stand who only make or serve what was ordered. */
const withoutContacts: readonly DeviceKind[] = ['kitchen', 'tables']

/** Whom a round is called for, and what they wish, is said everywhere. */
const saidEverywhere = ['firstName', 'lastName', 'comment']

const contacts = Object.entries(enteredFields)
  .filter(
    ([name, { fate }]) => (fate === 'goes' || fate === 'stays-for-firms') && !saidEverywhere.includes(name),
  )
  .map(([name]) => [name, null] as const)

/**
 * An order as a screen of this kind shows it: how to reach a guest and where they live is for the counter and the office,
 * not for a key that hangs in a kitchen or lies on a table.
 */
export function seenAtScreen(kind: DeviceKind, order: StaffOrder): StaffOrder {
  return withoutContacts.includes(kind) ? { ...order, ...Object.fromEntries(contacts) } : order
}
