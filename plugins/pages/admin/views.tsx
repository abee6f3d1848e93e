'use client'

import dynamic from 'next/dynamic'

// The panel loads what the map of components names with every page of it, so the map leads here and no further.
export const PagesView = dynamic(() => import('./pages-view.tsx').then((module) => module.PagesView))
export const PageVersions = dynamic(() => import('./page-versions.tsx').then((module) => module.PageVersions))
export const ChecksView = dynamic(() => import('./checks-view.tsx').then((module) => module.ChecksView))
