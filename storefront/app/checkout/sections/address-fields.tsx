import { countries } from '#domain/ordering/order-terms.ts'
import { countryLabels } from '#domain/ordering/order-terms.texts.ts'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'

const COUNTRY_OPTIONS = countries.map((value) => ({ value, label: countryLabels[value] }))

/** The same eight fields for the billing and for a different delivery address. */
const FIELDS = {
  billing: {
    street: 'street',
    stairway: 'stairway',
    floor: 'floor',
    door: 'door',
    zipCode: 'zipCode',
    city: 'city',
    country: 'country',
    autoComplete: (token: string) => token,
  },
  shipping: {
    street: 'deliveryStreet',
    stairway: 'deliveryStairway',
    floor: 'deliveryFloor',
    door: 'deliveryDoor',
    zipCode: 'deliveryZipCode',
    city: 'deliveryCity',
    country: 'deliveryCountry',
    autoComplete: (token: string) => `shipping ${token}`,
  },
} as const

export function AddressFields({ kind }: { kind: keyof typeof FIELDS }) {
  const { autoComplete, ...names } = FIELDS[kind]

  return (
    <>
      <TextField
        name={names.street}
        label="Straße und Hausnummer"
        autoComplete={autoComplete('address-line1')}
      />
      <TextField name={names.stairway} label="Stiege" autoComplete="off" span="third" />
      <TextField name={names.floor} label="Stock" autoComplete="off" span="third" />
      <TextField name={names.door} label="Tür" autoComplete="off" span="third" />
      <TextField
        name={names.zipCode}
        label="PLZ"
        inputMode="numeric"
        autoComplete={autoComplete('postal-code')}
        span="third"
      />
      <TextField
        name={names.city}
        label="Ort"
        autoComplete={autoComplete('address-level2')}
        span="two-thirds"
      />
      <SelectField
        name={names.country}
        label="Land"
        options={COUNTRY_OPTIONS}
        autoComplete={autoComplete('country')}
      />
    </>
  )
}
