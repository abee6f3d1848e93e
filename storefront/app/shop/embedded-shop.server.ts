import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'

/** The transport answers with the same object until the catalogue changes, so its text is made once as well. */
const texts = new WeakMap<BranchShopView, Buffer>()

/** The catalogue as the content of its block in the document. */
export function embeddedShopText(shop: BranchShopView): Buffer {
  const known = texts.get(shop)
  if (known) return known

  // `<` is the only character that could end the element early.
  const text = Buffer.from(JSON.stringify(shop).replaceAll('<', '\\u003c'))
  texts.set(shop, text)
  return text
}
