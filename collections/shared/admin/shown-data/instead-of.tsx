'use client'

import { Button } from '@payloadcms/ui'

import { insteadOf, type ShownData, shownDataLabels } from '#domain/people/shown-data.ts'

import { useShownData } from './use-shown-data.ts'

export type InsteadOfProps = { data: ShownData }

/** In the place of what is out of sight: that it is, and the way to see it. */
export function InsteadOf({ data }: InsteadOfProps) {
  const [, show] = useShownData(data)

  return (
    <span className={insteadOf(data)}>
      {hiddenText(data)}{' '}
      <Button buttonStyle="secondary" margin={false} onClick={() => show(true)} size="small">
        {shownDataLabels[data]} zeigen
      </Button>
    </span>
  )
}

export const hiddenText = (data: ShownData): string => `${shownDataLabels[data]} ausgeblendet`
