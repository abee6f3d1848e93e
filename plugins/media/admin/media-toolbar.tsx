'use client'

import { useMemo } from 'react'

import { type MediaOrder, mediaOrderLabels, mediaOrders } from '#domain/content/media/media-terms.ts'
import type { MediaOverview } from '#domain/content/media/media.contract.ts'
import { ChoiceField, Toolbar, useFilters, useUrl } from '#plugins/desk/kit.port.ts'

import { filtersWith, orderName, usualOrder } from './media-filters.ts'

const orders = mediaOrders.map((order) => [order, mediaOrderLabels[order]] as const)

/** Search, filters and the order of the media. */
export function MediaToolbar({ tags, order }: { tags: MediaOverview['tags']; order: MediaOrder }) {
  const filtered = useFilters(useMemo(() => filtersWith(tags), [tags]))
  const { change } = useUrl()

  return (
    <Toolbar filters={filtered} searched="Beschreibung, Dateiname oder Schlagwort">
      <ChoiceField
        label="Reihenfolge"
        value={order}
        choices={orders}
        onChoose={(chosen) => change({ [orderName]: chosen === usualOrder ? null : chosen })}
      />
    </Toolbar>
  )
}
