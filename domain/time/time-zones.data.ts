/** By which clock a branch works where nothing else is said. */
export const usualZone = 'Europe/Vienna'

export const timeZones = [
  { value: 'Europe/Vienna', label: 'Wien' },
  { value: 'Europe/Berlin', label: 'Berlin' },
  { value: 'Europe/Zurich', label: 'Zürich' },
  { value: 'Europe/Vaduz', label: 'Vaduz' },
  { value: 'Europe/Amsterdam', label: 'Amsterdam' },
  { value: 'Europe/Bratislava', label: 'Bratislava' },
  { value: 'Europe/Brussels', label: 'Brüssel' },
  { value: 'Europe/Budapest', label: 'Budapest' },
  { value: 'Europe/Ljubljana', label: 'Laibach' },
  { value: 'Europe/London', label: 'London' },
  { value: 'Europe/Luxembourg', label: 'Luxemburg' },
  { value: 'Europe/Madrid', label: 'Madrid' },
  { value: 'Atlantic/Canary', label: 'Kanarische Inseln' },
  { value: 'Europe/Paris', label: 'Paris' },
  { value: 'Europe/Prague', label: 'Prag' },
  { value: 'Europe/Rome', label: 'Rom' },
  { value: 'Europe/Zagreb', label: 'Zagreb' },
  { value: 'UTC', label: 'Weltzeit (UTC)' },
]
