'use client'

import dynamic from 'next/dynamic'

// The panel loads what the map of components names with every page of it, so the map leads here and no further.
export const StatisticsView = dynamic(() =>
  import('./statistics-view.tsx').then((module) => module.StatisticsView),
)

/** Of the same part of the code, which comes while figures are read. */
export const StatisticsWaiting = dynamic(() =>
  import('./statistics-view.tsx').then((module) => module.StatisticsWaiting),
)

export const FigureOrdersView = dynamic(() =>
  import('./orders/figure-orders-view.tsx').then((module) => module.FigureOrdersView),
)
