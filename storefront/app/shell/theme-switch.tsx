import { useEffect, useState } from 'react'

import { chooseTheme, currentChoice } from '#ui/design/chosen-theme.ts'
import { type ThemeChoice, themeChoices } from '#ui/design/theme-choices.data.ts'
import { Icon } from '../ui/icon.tsx'
import { Segmented } from '../ui/segmented.tsx'

const options = [
  {
    value: 'white',
    label: (
      <>
        <Icon name="sun" size={18} /> {themeChoices.white}
      </>
    ),
  },
  {
    value: 'black',
    label: (
      <>
        <Icon name="moon" size={18} /> {themeChoices.black}
      </>
    ),
  },
  { value: 'device', label: themeChoices.device },
] as const

/** The visitor's own colours; known only in the browser, so nothing is preselected by the server. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<ThemeChoice>()
  useEffect(() => setTheme(currentChoice()), [])

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
