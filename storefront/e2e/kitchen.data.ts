/** Settings of a branch that is always open and offers every order type. Money in cents. */
export const alwaysOpen = {
  timeZone: 'Europe/Vienna',
  isPublic: true,
  street: 'Prüfgasse 1',
  zipCode: '6850',
  city: 'Dornbirn',
  phone: '+43 5572 000 900',
  openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
  isPreorderEnabled: true,
  isTakeawayPhoneRequired: true,
  isDeliveryPhoneRequired: true,
  isDeliveryAddressRequired: true,
  isDineInPhoneRequired: false,
  isCashEnabled: true,
  deliveryAreas: [
    { area: 'Zentrum', price: 0, tax: 2000, free: true, minimumOrderValue: 1000 },
    { area: 'Umland', price: 350, tax: 2000, free: false, freeFromOrderValue: 4000, minimumOrderValue: 2000 },
  ],
}

const food = {
  tax: 1000,
  takeawayTax: 1000,
  dineInTax: 1000,
  isEnabled: true,
  isVisibleWhenUnavailable: true,
}

/** What a kitchen of its own sells: a product for each way to choose. */
export const dishes = [
  { ...food, name: 'Semmel', description: 'Knusprig.', allergens: ['A'], price: 100, unit: 'piece' },
  { ...food, name: 'Suppe', description: 'Mit Frittaten.', allergens: ['A', 'C'], price: 550, unit: 'piece' },
  {
    ...food,
    name: 'Limonade',
    price: 800,
    unit: 'liter',
    minimumQuantity: 0.5,
    maximumQuantity: 5,
    quantityStepSize: 0.5,
    alternativeUnits: [{ unit: 'deciliter', ratio: 0.1, calculationModel: 'fixed', minimumQuantity: 1 }],
  },
  {
    ...food,
    name: 'Menü',
    price: 1500,
    unit: 'piece',
    type: 'configurable',
    isStepByStep: true,
    config: {
      parts: [
        {
          name: 'Hauptspeise',
          type: 'select',
          optional: false,
          options: [
            { name: 'Braten', modifier: 'add', value: 0 },
            { name: 'Fisch', modifier: 'add', value: 300 },
          ],
        },
        {
          name: 'Beilagen',
          type: 'multiselect',
          optional: true,
          options: [
            { name: 'Knödel', modifier: 'add', value: 150 },
            { name: 'Kraut', modifier: 'add', value: 120 },
          ],
        },
      ],
    },
  },
] as const
