const hour = 60
const day = 24 * hour

/** About how long something takes, in words: minutes below an hour, half hours below a day, then half days. */
export function durationWords(minutes: number): string {
  if (minutes < hour) return `etwa ${counted(minutes, 'Minute', 'Minuten')}`
  if (halves(minutes / hour) < 24) return `etwa ${counted(halves(minutes / hour), 'Stunde', 'Stunden')}`

  return `etwa ${counted(halves(minutes / day), 'Tag', 'Tage')}`
}

const halves = (amount: number): number => Math.round(amount * 2) / 2

function counted(amount: number, one: string, several: string): string {
  const whole = Math.floor(amount)

  return `${whole}${amount > whole ? '½' : ''} ${amount === 1 ? one : several}`
}
