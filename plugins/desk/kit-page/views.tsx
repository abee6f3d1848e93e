'use client'

import dynamic from 'next/dynamic'

// The panel loads what the map of components names with every page of it, so the map leads here and no further.
export const KitPage = dynamic(() => import('./kit-page.tsx').then((module) => module.KitPage))
export const ExampleView = dynamic(() => import('./example-view.tsx').then((module) => module.ExampleView))
