/** Full hours on the kitchen's clock, the given numbers of hours ahead. */
export function hoursFromNow(start: number, end: number): { from: string; to: string } {
  const hour = (ahead: number) => {
    const time = new Date(Date.now() + ahead * 60 * 60 * 1000)
    return time.toLocaleTimeString('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit' }).slice(0, 2)
  }

  return { from: `${hour(start)}:00`, to: `${hour(end)}:00` }
}
