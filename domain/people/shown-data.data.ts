import { enteredFields } from '../ordering/order-fields.data.ts'
import type { ProtectedSlug } from './rights/all-rights.ts'

type FieldsOf = Partial<Record<ProtectedSlug, readonly string[]>>

/** What the guest's own link does not tell either: names, addresses, contact details. */
const contactOfOrder = Object.entries(enteredFields)
  .filter(([, { seenBy }]) => seenBy === 'staff')
  .map(([name]) => name)

/**
 * Fields that say who a customer is, or how to reach them; also what they wrote in words of their own, which they sign,
 * and what the house notes about them. What they wish with an order stays, for the kitchen works by it.
 */
export const customerFields = {
  orders: contactOfOrder,
  customers: [
    'name',
    'firstName',
    'lastName',
    'companyName',
    'vatNumber',
    'email',
    'phone',
    'birthday',
    'addresses',
    'internalNote',
  ],
  'contact-requests': ['name', 'company', 'email', 'phone', 'comment', 'answers', 'note'],
  'analytics-leads': ['name', 'company', 'email', 'phone', 'note'],
  'questionnaire-submissions': ['clientName', 'contactName', 'note'],
  'order-reviews': ['comment', 'shownName'],
  // Of a customer the log tells the name, and what has changed.
  logs: ['title', 'changes'],
} as const satisfies FieldsOf

/** Records that are called by the name of a customer, and so is each relation to them. */
export const calledByCustomer: readonly string[] = [
  'customers',
  'contact-requests',
  'analytics-leads',
  'questionnaire-submissions',
  'logs',
] satisfies ProtectedSlug[]

/** What was sold to whom; the products themselves are what the house works with. */
export const productFields = { orders: ['items'] } as const satisfies FieldsOf
