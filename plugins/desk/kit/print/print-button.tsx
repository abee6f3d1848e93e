'use client'

import { Action } from '../frame/action.tsx'

/** The view without the panel around it; other parts say by themselves how they look on paper. */
export function PrintButton() {
  return <Action onClick={() => window.print()}>Drucken</Action>
}
