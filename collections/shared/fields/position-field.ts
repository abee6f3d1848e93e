import { wholeNumberField } from './whole-number-field.ts'

/** Where a record stands among its like. */
export const positionField = () =>
  wholeNumberField('position', 'Reihenfolge', {
    min: 0,
    max: 100_000,
    defaultValue: 0,
    inSidebar: true,
    description: 'Kleinere Zahlen stehen weiter vorne.',
  })
