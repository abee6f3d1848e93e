import type { BranchView } from '../catalogue/branch.contract.ts'
import { pick } from '../pick.ts'
import { orderFlagsOf } from './cart.ts'
import { type CheckoutProblem, contactProblems, formatProblems } from './checkout.ts'
import { emptyForm, type EnteredForm } from './entered-form.ts'
import { type KeptFields, keptText, type PlainFields, plainFieldsOf, plainNames } from './order-fields.ts'
import { isOrderEnded } from './order-status.ts'
import { normalisePhone } from './phone.ts'

/** The fee follows from the area, and where the money comes from is the payment's: both were agreed on. */
type AgreedName = 'deliveryArea' | 'paymentMethod'
type GuestName = Exclude<keyof PlainFields, AgreedName> | 'tableIdentifier'

export type ChangeableName = GuestName | 'internalNote'
export type ChangeableFields = Pick<KeptFields, ChangeableName>
/** What is left out stays as it is; null empties. */
export type AskedChanges = { [Name in ChangeableName]?: ChangeableFields[Name] | null | undefined }
export type ChangeableOrder = ChangeableFields & Pick<KeptFields, AgreedName | 'type' | 'status'>

/** Who and where the guest is, and what they said: by their names in the order. */
export const guestNames: readonly GuestName[] = [
  ...plainNames.filter((name) => name !== 'deliveryArea' && name !== 'paymentMethod'),
  'tableIdentifier',
]
export const changeableNames: readonly ChangeableName[] = [...guestNames, 'internalNote']

export type OrderChangeVerdict =
  /** What differs from before, by name; none where all is as asked already. */
  | { isAllowed: true; changed: ChangeableName[]; after: ChangeableFields }
  | { isAllowed: false; why: 'order-ended' }
  /** Fields that an order of this type, or with these ticks, does not have. */
  | { isAllowed: false; why: 'not-of-this-order'; names: ChangeableName[] }
  | { isAllowed: false; why: 'invalid'; problems: CheckoutProblem[] }

/**
 * What becomes of an order whose guest's data staff change. It holds to the rules of ordering, as far as the change
 * reaches: what an older order lacks is no reason to keep a wrong telephone number. An order that has ended takes an
 * internal note and nothing else. Without a branch that sells, only the form of what is entered is judged.
 * Source: decision 94.
 */
export function changeOrder(
  order: ChangeableOrder,
  asked: AskedChanges,
  branch: BranchView | null,
): OrderChangeVerdict {
  const [form, wanted] = [formOf(order), formOf({ ...order, ...said(asked) })]
  const note = keptText(order.internalNote ?? '')
  const before = { ...guestOf(form, order), internalNote: note }
  const after = {
    ...guestOf(wanted, order),
    internalNote: asked.internalNote === undefined ? note : keptText(asked.internalNote ?? ''),
  }
  const changed = changeableNames.filter((name) => after[name] !== before[name])
  const lost = changeableNames.filter((name) => isLost(name, asked[name], { order, after }))

  if (isOrderEnded(order.status) && [...changed, ...lost].some((name) => name !== 'internalNote')) {
    return { isAllowed: false, why: 'order-ended' }
  }
  if (lost.length > 0) return { isAllowed: false, why: 'not-of-this-order', names: lost }

  const had = new Set(problemsOf(form, order, branch).map(keyOf))
  const problems = problemsOf(wanted, order, branch).filter(
    (problem) => changed.some((name) => name === nameOfProblem(problem)) || !had.has(keyOf(problem)),
  )
  return problems.length > 0
    ? { isAllowed: false, why: 'invalid', problems }
    : { isAllowed: true, changed, after }
}

/** The field of the order that a problem is about; the checkout calls the table otherwise. */
export const nameOfProblem = ({ field }: CheckoutProblem): string =>
  field === 'table' ? 'tableIdentifier' : field

/** The checkout as the guest would have filled it in for this order. */
function formOf({ tableIdentifier, ...order }: AskedChanges & Pick<KeptFields, AgreedName>): EnteredForm {
  const filled = Object.entries(pick(order, plainNames)).filter(
    ([, value]) => value !== null && value !== undefined,
  )

  // Both are built from the table that types them.
  return {
    ...emptyForm,
    ...(Object.fromEntries(filled) as Partial<EnteredForm>),
    table: tableIdentifier ?? '',
  }
}

const said = (asked: AskedChanges): AskedChanges =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))

function guestOf(form: EnteredForm, { type }: ChangeableOrder): Pick<KeptFields, GuestName> {
  return {
    ...plainFieldsOf(form, type),
    phone: keptText(normalisePhone(form.phone)),
    tableIdentifier: type === 'dineIn' ? keptText(form.table) : null,
  }
}

type Outcome = { order: ChangeableOrder; after: ChangeableFields }

/** Whether a value was asked for that the order will not have; one that was read like that is no attempt. */
function isLost(
  name: ChangeableName,
  value: string | boolean | null | undefined,
  { order, after }: Outcome,
): boolean {
  const text = name === 'phone' ? normalisePhone(String(value ?? '')) : value
  const given = typeof text === 'string' ? keptText(text) : text

  return Boolean(given) && given !== after[name] && given !== order[name]
}

function problemsOf(
  form: EnteredForm,
  { type }: ChangeableOrder,
  branch: BranchView | null,
): CheckoutProblem[] {
  return branch
    ? contactProblems({ form: { ...form, ...orderFlagsOf(type) }, branch })
    : formatProblems({ form })
}

const keyOf = ({ field, code }: CheckoutProblem): string => `${field} ${code}`
