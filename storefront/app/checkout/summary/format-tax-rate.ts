/** `10 %` of 1000 hundredths of a percent; the space does not break. */
export function formatTaxRate(taxRate: number): string {
  return `${(taxRate / 100).toLocaleString('de-DE', { maximumFractionDigits: 2 })}\u00a0%`
}
