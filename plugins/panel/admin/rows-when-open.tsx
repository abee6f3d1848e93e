'use client'

import { ArrayField, BlocksField } from '@payloadcms/ui'
import type { ArrayFieldClientComponent, BlocksFieldClientComponent } from 'payload'

import { useNewRowsOpen } from './use-new-rows-open.ts'

/**
 * Payload renders the fields of every row with the form, closed rows included, and each of them looks at the
 * whole form: forty rows took seconds. The fields of a closed row wait until it is opened.
 */
export const RowsWhenOpen: ArrayFieldClientComponent = (props) => {
  useNewRowsOpen(props.path)

  return <ArrayField {...props} forceRender={false} />
}

/** Lists of several kinds of rows wait by themselves. */
export const KindsOfRowsWhenOpen: BlocksFieldClientComponent = (props) => {
  useNewRowsOpen(props.path)

  return <BlocksField {...props} />
}
