'use client'

import dynamic from 'next/dynamic'

// The panel loads what the map of components names with every page of it, so the map leads here and no further.
export const MessagesView = dynamic(() => import('./messages-view.tsx').then((module) => module.MessagesView))
export const DevicesView = dynamic(() => import('./devices-view.tsx').then((module) => module.DevicesView))
