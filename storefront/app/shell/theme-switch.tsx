import { useEffect, useState } from 'react'

import { chooseTheme, currentTheme, type Theme } from '#ui/design/chosen-theme.ts'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'

const options = [
  {
    value: 'white',
    label: (
      <>
        <Icon name="sun" size={18} /> Hell
      </>
    ),
  },
  {
    value: 'black',
    label: (
      <>
        <Icon name="moon" size={18} /> Dunkel
      </>
    ),
  },
] as const

/** The visitor's own colours; known only in the browser, so nothing is preselected by the server. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>()
  useEffect(() => setTheme(currentTheme()), [])

  return (
    <Segmented
      legend="Farben"
      name="theme"
      value={theme}
      options={options}
      onChoose={(chosen) => {
        chooseTheme(chosen)
        setTheme(chosen)
      }}
    />
  )
}
