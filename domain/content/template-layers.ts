/** What a picture made from a template consists of; labels, price tags, social images and screens share them. */
export const layerTypeLabels = {
  text: 'Text',
  image: 'Bild',
  shape: 'Form',
  qr: 'QR-Code',
  price: 'Preis',
} as const
export type LayerType = keyof typeof layerTypeLabels

/** Where a layer gets its content from when the picture is made. */
export const layerBindingLabels = {
  none: 'Fester Inhalt',
  'product.name': 'Produkt: Name',
  'product.description': 'Produkt: Beschreibung',
  'product.image': 'Produkt: Bild',
  'product.price': 'Produkt: Preis',
  'product.unit-price': 'Produkt: Grundpreis',
  'product.allergens': 'Produkt: Allergene',
  'category.name': 'Kategorie: Name',
  'branch.name': 'Filiale: Name',
  'branch.address': 'Filiale: Adresse',
  'site.name': 'Seite: Name',
  'site.image': 'Seite: Bild',
  'qr-code.url': 'QR-Code: Adresse',
} as const
export type LayerBinding = keyof typeof layerBindingLabels

const texts: readonly LayerBinding[] = [
  'product.name',
  'product.description',
  'product.price',
  'product.unit-price',
  'product.allergens',
  'category.name',
  'branch.name',
  'branch.address',
  'site.name',
]

const bindings: Record<LayerType, readonly LayerBinding[]> = {
  text: ['none', ...texts],
  image: ['none', 'product.image', 'site.image'],
  shape: ['none'],
  qr: ['none', 'qr-code.url'],
  price: ['product.price', 'product.unit-price'],
}

/** Whether a layer of this type can show what the binding gives; unknown words bind nothing. */
export function canBind(type: string, binding: string): boolean {
  return isLayerType(type) && bindings[type].some((each) => each === binding)
}

export function isLayerType(type: string): type is LayerType {
  return Object.hasOwn(bindings, type)
}
