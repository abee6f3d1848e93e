import { formatDate, formatTime as formatClock } from '../time/format.ts'

/** How values are shown to visitors. Spec: website 3, display formats; times are those of the zone. */
const defaultZone = 'Europe/Vienna'

/** DD.MM.YYYY of an ISO instant. */
export const formatDay = (moment: string, zone = defaultZone): string =>
  formatDate(Temporal.Instant.from(moment), zone)

/** HH:mm of an ISO instant. */
export const formatTime = (moment: string, zone = defaultZone): string =>
  formatClock(Temporal.Instant.from(moment), zone)

/** DD.MM.YYYY HH:mm of an ISO instant. */
export const formatMoment = (moment: string, zone = defaultZone): string =>
  `${formatDay(moment, zone)} ${formatTime(moment, zone)}`

export const formatBoolean = (value: boolean): 'Ja' | 'Nein' => (value ? 'Ja' : 'Nein')
