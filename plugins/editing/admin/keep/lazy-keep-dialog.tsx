'use client'

import dynamic from 'next/dynamic'

/** It comes with the kit of the desk, which no form loads before somebody asks for it. */
export const LazyKeepDialog = dynamic(() => import('./keep-dialog.tsx').then((module) => module.KeepDialog))
