import type {
  LeadTimeType,
  OptionModifier,
  PartType,
  pricingModels,
  productTypes,
} from '#domain/catalogue/product.contract.ts'

export const productTypeLabels: Record<(typeof productTypes)[number], string> = {
  normal: 'Einfach',
  configurable: 'Konfigurierbar',
  bundle: 'Paket',
}

export const pricingLabels: Record<(typeof pricingModels)[number], string> = {
  perUnit: 'Je Einheit',
  flat: 'Pauschal',
}

export const partTypeLabels: Record<PartType, string> = {
  text: 'Text, eine Zeile',
  textarea: 'Text, mehrere Zeilen',
  image: 'Ein Bild',
  images: 'Mehrere Bilder',
  file: 'Eine Datei',
  files: 'Mehrere Dateien',
  select: 'Auswahl, eine Option',
  multiselect: 'Auswahl, mehrere Optionen',
}

export const modifierLabels: Record<OptionModifier, string> = {
  add: 'Aufpreis',
  subtract: 'Abzug',
  overwrite: 'Ersetzt den Preis',
}

export const leadTimeLabels: Record<LeadTimeType, string> = {
  minutes: 'Minuten',
  hours: 'Stunden',
  days: 'Tage',
  weeks: 'Wochen',
}
