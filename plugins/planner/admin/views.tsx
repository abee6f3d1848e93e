'use client'

import dynamic from 'next/dynamic'

// The panel loads what the map of components names with every page of it, so the map leads here and no further.
export const OwnShiftsView = dynamic(() =>
  import('./own-shifts-view.tsx').then((module) => module.OwnShiftsView),
)
export const PlanView = dynamic(() => import('./plan-view.tsx').then((module) => module.PlanView))
