import { hundredthsOfHours, type WageHours, type WageType } from './wage-hours.ts'

/** By what numbers the payroll office knows a house and what it pays; a wage type without a number is not sent. */
export type PayrollNumbers = {
  consultantNumber: number
  clientNumber: number
  wageTypes: Readonly<Partial<Record<WageType, number>>>
}

export type PaidPerson = { personnelNumber: number; hours: readonly WageHours[] }

const lineEnd = '\r\n'
/** Hours, as the office says what kind of value comes (Bearbeitungsschlüssel). */
const ofHours = 1

/** Hours of a month (`YYYY-MM`) in the form that DATEV LODAS reads, still as text: each wage type of a person is a line. */
export function lodasBatch(
  { consultantNumber, clientNumber, wageTypes }: PayrollNumbers,
  month: string,
  people: readonly PaidPerson[],
): string {
  const period = `01.${month.slice(5)}.${month.slice(0, 4)}`
  const lines = people.flatMap(({ personnelNumber, hours }) =>
    hours.flatMap(({ type, minutes }) => {
      const number = wageTypes[type]
      return number === undefined
        ? []
        : [['1', period, personnelNumber, number, ofHours, hundredthsOfHours(minutes), ''].join(';')]
    }),
  )

  return [
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    `BeraterNr=${consultantNumber}`,
    `MandantenNr=${clientNumber}`,
    'Datumsformat=TT.MM.JJJJ',
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    '',
    '[Satzbeschreibung]',
    '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;',
    '',
    '[Bewegungsdaten]',
    ...lines,
  ]
    .map((line) => line + lineEnd)
    .join('')
}
