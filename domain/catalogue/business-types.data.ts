/** What search engines are told that a house is: kinds of `LocalBusiness` of schema.org, and their words in the panel. */
export const businessTypeLabels = {
  Restaurant: 'Restaurant, Gasthaus',
  CafeOrCoffeeShop: 'Café',
  Bakery: 'Bäckerei, Konditorei',
  BarOrPub: 'Bar, Lokal',
  FastFoodRestaurant: 'Imbiss',
  IceCreamShop: 'Eisdiele',
  FoodEstablishment: 'Andere Gastronomie',
  Store: 'Geschäft',
  HomeAndConstructionBusiness: 'Handwerk, Haus und Bau',
  HealthAndBeautyBusiness: 'Gesundheit und Schönheit',
  ProfessionalService: 'Dienstleistung',
  LocalBusiness: 'Anderer Betrieb',
} as const

export type BusinessType = keyof typeof businessTypeLabels

// `Object.keys` forgets the names that the table gives it.
export const businessTypes = Object.keys(businessTypeLabels) as [BusinessType, ...BusinessType[]]

/** Kinds of `FoodEstablishment`: to schema.org no other business has a menu. */
const withMenu: readonly BusinessType[] = [
  'Restaurant',
  'CafeOrCoffeeShop',
  'Bakery',
  'BarOrPub',
  'FastFoodRestaurant',
  'IceCreamShop',
  'FoodEstablishment',
]

export const mayHaveMenu = (type: BusinessType): boolean => withMenu.includes(type)
