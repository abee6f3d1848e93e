import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

const parts = ['color1', 'color2', 'accent', 'borderRadius', 'fontPair', 'face'] as const
export type ThemePart = (typeof parts)[number]
export type ThemeValues = Partial<Record<ThemePart, string>>

/** What stands in the form beside a field, and below it what the configuration says. */
export function useThemeValues(path: string): { values: ThemeValues; pathOf: (part: ThemePart) => string } {
  const around = path.includes('.') ? path.replace(/[^.]+$/, '') : ''
  const pathOf = (part: ThemePart) => around + part
  const house = useHouse(around !== '')
  const typed = useFormFields(([fields]) =>
    JSON.stringify(parts.map((part) => fields[around + part]?.value || undefined)),
  )
  const own = (JSON.parse(typed) as (string | null)[]).map((value) => value ?? undefined) // as written above

  return {
    pathOf,
    values: Object.fromEntries(parts.map((part, at) => [part, own[at] ?? house[part]])),
  }
}

/** The configuration's own look; it is the form itself where that is the configuration. */
function useHouse(isAsked: boolean): ThemeValues {
  const [house, setHouse] = useState<ThemeValues>({})
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    fetch('/api/globals/config?depth=0', { signal: leaving.signal, credentials: 'same-origin' })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as ThemeValues) : {}))
      .then(({ color1, color2, borderRadius }: ThemeValues) =>
        setHouse({
          ...(color1 === undefined ? {} : { color1 }),
          ...(color2 === undefined ? {} : { color2 }),
          ...(borderRadius === undefined ? {} : { borderRadius }),
        }),
      )
      // Without them the form says less, and nothing of it is wrong.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [isAsked])

  return house
}
