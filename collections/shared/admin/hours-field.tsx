'use client'

import type { NumberFieldClientComponent } from 'payload'

import { DecimalField } from './decimal-field.tsx'
import { asHoursText, asMinutes } from './hours-text.ts'

/** Shows whole minutes as hours. */
export const HoursField: NumberFieldClientComponent = (props) => (
  <DecimalField {...props} read={asMinutes} suffix="Std." write={asHoursText} />
)
