'use client'

import dynamic from 'next/dynamic'

// The panel loads what the map of components names with every page of it, so the map leads here and no further.
export const MediaView = dynamic(() => import('./media-view.tsx').then((module) => module.MediaView))
