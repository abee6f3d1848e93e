/** How values are shown to visitors. Spec: website 3, display formats; times are those of the zone. */
const defaultZone = 'Europe/Vienna'

const partsOf = (moment: string, zone: string) => {
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO(zone)
  const two = (value: number) => String(value).padStart(2, '0')

  return { day: `${two(at.day)}.${two(at.month)}.${at.year}`, time: `${two(at.hour)}:${two(at.minute)}` }
}

/** DD.MM.YYYY of an ISO instant. */
export const formatDay = (moment: string, zone = defaultZone): string => partsOf(moment, zone).day

/** HH:mm of an ISO instant. */
export const formatTime = (moment: string, zone = defaultZone): string => partsOf(moment, zone).time

/** DD.MM.YYYY HH:mm of an ISO instant. */
export function formatMoment(moment: string, zone = defaultZone): string {
  const { day, time } = partsOf(moment, zone)

  return `${day} ${time}`
}

export const formatBoolean = (value: boolean): 'Ja' | 'Nein' => (value ? 'Ja' : 'Nein')
