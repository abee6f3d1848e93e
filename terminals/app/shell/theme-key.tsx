import { useDeviceTheme } from '../design/device-theme.tsx'
import { Icon } from '../design/icon.tsx'
import { Key } from '../design/key.tsx'

/** Changes between the two; the device keeps it. */
export function ThemeKey() {
  const { theme, toggle } = useDeviceTheme()

  return (
    <Key look="quiet" aria-label={theme === 'black' ? 'Hell' : 'Dunkel'} onClick={toggle}>
      <Icon name={theme === 'black' ? 'sun' : 'moon'} />
    </Key>
  )
}
