'use client'

import type { NumberFieldClientComponent } from 'payload'

import { DecimalField } from './decimal-field.tsx'

/** Shows hundredths of a percent as percent. */
export const PercentField: NumberFieldClientComponent = (props) => <DecimalField {...props} suffix="%" />
