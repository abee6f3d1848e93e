import type { Unit } from './product.contract.ts'
import { unitLabel, unitTypeOf } from './units.ts'

/** „/ kg" where a price is not for one counted thing. */
export function perUnitText(unit: Unit): string {
  return unitTypeOf(unit) === 'amount' ? '' : `/ ${unitLabel(unit)}`
}
