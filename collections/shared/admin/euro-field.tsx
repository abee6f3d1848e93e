'use client'

import type { NumberFieldClientComponent } from 'payload'

import { DecimalField } from './decimal-field.tsx'

/** Shows integer cents as euros. */
export const EuroField: NumberFieldClientComponent = (props) => <DecimalField {...props} suffix="€" />
