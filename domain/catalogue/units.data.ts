import type { Unit, UnitType } from './product.contract.ts'

export type UnitEntry = {
  type: UnitType
  /** How many of the type's base unit it is worth. */
  factor: number
  label: string
  labelPlural: string
  symbol: string
}

/** Spec: storefront 3, unit catalogue. Counted units are said in words, measured ones by their symbol. */
export const unitCatalogue: Readonly<Record<Unit, UnitEntry>> = {
  piece: { type: 'amount', factor: 1, label: 'Stück', labelPlural: 'Stück', symbol: 'Stk.' },
  serving: { type: 'serving', factor: 1, label: 'Portion', labelPlural: 'Portionen', symbol: 'Port.' },
  pair: { type: 'pair', factor: 1, label: 'Paar', labelPlural: 'Paar', symbol: 'Paar' },
  person: { type: 'person', factor: 1, label: 'Person', labelPlural: 'Personen', symbol: 'Pers.' },
  package: { type: 'package', factor: 1, label: 'Packung', labelPlural: 'Packungen', symbol: 'Pkg.' },
  gram: { type: 'weight', factor: 1, label: 'Gramm', labelPlural: 'Gramm', symbol: 'g' },
  decagram: { type: 'weight', factor: 10, label: 'Dekagramm', labelPlural: 'Dekagramm', symbol: 'dag' },
  kilogram: { type: 'weight', factor: 1000, label: 'Kilogramm', labelPlural: 'Kilogramm', symbol: 'kg' },
  milliliter: { type: 'volume', factor: 1, label: 'Milliliter', labelPlural: 'Milliliter', symbol: 'ml' },
  centiliter: { type: 'volume', factor: 10, label: 'Zentiliter', labelPlural: 'Zentiliter', symbol: 'cl' },
  deciliter: { type: 'volume', factor: 100, label: 'Deziliter', labelPlural: 'Deziliter', symbol: 'dl' },
  liter: { type: 'volume', factor: 1000, label: 'Liter', labelPlural: 'Liter', symbol: 'l' },
  millimeter: { type: 'length', factor: 1, label: 'Millimeter', labelPlural: 'Millimeter', symbol: 'mm' },
  centimeter: { type: 'length', factor: 10, label: 'Zentimeter', labelPlural: 'Zentimeter', symbol: 'cm' },
  decimeter: { type: 'length', factor: 100, label: 'Dezimeter', labelPlural: 'Dezimeter', symbol: 'dm' },
  meter: { type: 'length', factor: 1000, label: 'Meter', labelPlural: 'Meter', symbol: 'm' },
  kilometer: { type: 'length', factor: 1e6, label: 'Kilometer', labelPlural: 'Kilometer', symbol: 'km' },
  mm2: {
    type: 'square',
    factor: 1,
    label: 'Quadratmillimeter',
    labelPlural: 'Quadratmillimeter',
    symbol: 'mm²',
  },
  cm2: {
    type: 'square',
    factor: 100,
    label: 'Quadratzentimeter',
    labelPlural: 'Quadratzentimeter',
    symbol: 'cm²',
  },
  dm2: {
    type: 'square',
    factor: 1e4,
    label: 'Quadratdezimeter',
    labelPlural: 'Quadratdezimeter',
    symbol: 'dm²',
  },
  m2: { type: 'square', factor: 1e6, label: 'Quadratmeter', labelPlural: 'Quadratmeter', symbol: 'm²' },
  mm3: {
    type: 'cubic',
    factor: 1,
    label: 'Kubikmillimeter',
    labelPlural: 'Kubikmillimeter',
    symbol: 'mm³',
  },
  cm3: {
    type: 'cubic',
    factor: 1e3,
    label: 'Kubikzentimeter',
    labelPlural: 'Kubikzentimeter',
    symbol: 'cm³',
  },
  dm3: { type: 'cubic', factor: 1e6, label: 'Kubikdezimeter', labelPlural: 'Kubikdezimeter', symbol: 'dm³' },
  m3: { type: 'cubic', factor: 1e9, label: 'Kubikmeter', labelPlural: 'Kubikmeter', symbol: 'm³' },
}
