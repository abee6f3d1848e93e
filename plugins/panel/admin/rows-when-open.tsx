'use client'

import { ArrayField } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'

/**
 * Payload renders the fields of every row with the form, closed rows included, and each of them looks at the
 * whole form: forty rows took seconds. The fields of a closed row wait until it is opened.
 */
export const RowsWhenOpen: ArrayFieldClientComponent = (props) => (
  <ArrayField {...props} forceRender={false} />
)
