import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'

/** For whoever cannot go on by themself. */
export function PhoneLine({ branch: { phone } }: { branch: Pick<BranchView, 'phone'> }) {
  if (!phone) return null

  return (
    <p>
      Sie erreichen uns unter <a href={`tel:${normalisePhone(phone)}`}>{phone}</a>.
    </p>
  )
}
