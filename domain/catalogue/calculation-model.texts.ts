import type { CalculationModel } from './product.contract.ts'

/** Spec: storefront 3, calculation models. */
export const calculationModelLabels: Readonly<Record<CalculationModel, string>> = {
  fixed: 'exakt',
  approximate: 'ca.',
  minimum: 'ab',
}
