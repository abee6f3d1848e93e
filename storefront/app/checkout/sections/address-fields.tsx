import { countries } from '#domain/ordering/order-terms.ts'
import { countryLabels } from '#domain/ordering/order-terms.texts.ts'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import type { RequiredFields } from '../use-checkout.ts'

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

type AddressFieldsProps = { kind: keyof typeof FIELDS; required: RequiredFields }

export function AddressFields({ kind, required }: AddressFieldsProps) {
  const { autoComplete, ...names } = FIELDS[kind]

  return (
    <>
      <TextField
        name={names.street}
        label="Straße und Hausnummer"
        autoComplete={autoComplete('address-line1')}
        isRequired={required.has(names.street)}
      />
      <TextField name={names.stairway} label="Stiege" autoComplete="off" span="third" />
      <TextField name={names.floor} label="Stock" autoComplete="off" span="third" />
      <TextField name={names.door} label="Tür" autoComplete="off" span="third" />
      <TextField
        name={names.zipCode}
        label="PLZ"
        inputMode="numeric"
        autoComplete={autoComplete('postal-code')}
        isRequired={required.has(names.zipCode)}
        span="third"
      />
      <TextField
        name={names.city}
        label="Ort"
        autoComplete={autoComplete('address-level2')}
        isRequired={required.has(names.city)}
        span="two-thirds"
      />
      <SelectField
        name={names.country}
        label="Land"
        options={COUNTRY_OPTIONS}
        autoComplete={autoComplete('country')}
        isRequired={required.has(names.country)}
      />
    </>
  )
}
