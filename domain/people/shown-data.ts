/** What somebody may put out of sight, such as where guests look over the shoulder. */
export const shownData = ['product', 'customer'] as const
export type ShownData = (typeof shownData)[number]

/** Under which a browser keeps the wish, as 1 or 0; specification, section 9. */
export const shownDataKeys: Readonly<Record<ShownData, string>> = {
  product: 'show_product_data',
  customer: 'show_customer_data',
}

/** Shown by default. */
export const isShown = (kept: string | null): boolean => kept !== '0'

/** The class of whatever goes out of sight, and of what stands in its place. */
export const markOf = (data: ShownData): string => `${data}-data`
export const insteadOf = (data: ShownData): string => `instead-of-${data}-data`

/** Which of both the classes of an element name. */
export const dataMarkedBy = (className: string | undefined): ShownData | undefined =>
  shownData.find((data) => className?.split(' ').includes(markOf(data)))

export const shownDataLabels: Readonly<Record<ShownData, string>> = {
  product: 'Produktdaten',
  customer: 'Kundendaten',
}
