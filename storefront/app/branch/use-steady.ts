import { useState } from 'react'

import { type MenuSection, steadySections } from './menu-view.ts'

/** The minute that changes nothing draws nothing anew. */
export function useSteady(sections: MenuSection[]): MenuSection[] {
  const [kept, keep] = useState({ from: sections, sections })
  if (kept.from === sections) return kept.sections

  const steady = steadySections(kept.sections, sections)
  keep({ from: sections, sections: steady })
  return steady
}
