import type { PayloadRequest } from 'payload'

import type { Days } from '#domain/time/month-around.ts'
import { windows1252 } from '#domain/ordering/accounting/windows-1252.ts'
import { overtimeTermsOf } from '#domain/workforce/accounts/overtime-terms.ts'
import { surchargePercentsOf } from '#domain/workforce/accounts/surcharge-terms.ts'
import { lodasBatch, type PayrollNumbers } from '#domain/workforce/payroll/lodas-batch.ts'
import { payrollCsv } from '#domain/workforce/payroll/payroll-csv.ts'
import { wageHours, type WageHours, type WageType } from '#domain/workforce/payroll/wage-hours.ts'
import { spanOfContract } from '#domain/workforce/contract.ts'
import type { PayrollFormat } from '#domain/workforce/time-sheet-files.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { refusedFields } from '#kernel/refuse-fields.ts'
import { Refused } from '#kernel/refused.ts'

import { peoplePaidBy, refuseBranchNotLed } from '../sheets/people-of-sheets.ts'
import { type PersonMonth, readSheets } from '../sheets/read-sheets.ts'
import type { KnownWork } from '../sheets/sheet-of-person.ts'
import type { MadeFile } from './make-month-file.ts'

type Asked = {
  branch: string
  month: string
  format: PayrollFormat
  isPartial: boolean
  now: Temporal.Instant
}

/**
 * The hours of the people whose month belongs to a branch, by wage type and as they were closed. Whose month is open is
 * named, and left out only by whoever says so.
 */
export async function makePayroll(
  req: PayloadRequest,
  { branch, month, format, isPartial, now }: Asked,
): Promise<MadeFile> {
  await refuseBranchNotLed(req, branch)
  const people = await peoplePaidBy(req, branch)
  const sheets = (await readSheets(req, { people, month, now })).filter(({ place }) => place?.id === branch)
  const open = sheets.filter(({ closed }) => closed === null).map(({ person }) => person.name)
  if (open.length > 0 && !isPartial) throw new Refused('months-open', { people: open })

  const numbers = await readNumbers(req, branch)
  const paid = sheets.flatMap(paidOf)
  const name = `Lohn ${month}`
  if (format === 'csv') {
    const text = payrollCsv(month, paid, numbers.wageTypes)
    return { bytes: new TextEncoder().encode(text), type: 'text/csv; charset=utf-8', name: `${name}.csv` }
  }

  return {
    bytes: windows1252(lodasBatch(refuseMissing(numbers), month, paid.map(numbered))),
    type: 'text/plain; charset=windows-1252',
    name: `${name} LODAS.txt`,
  }
}

function paidOf({ person, place, work, closed, days }: PersonMonth) {
  if (!closed || !place) return []
  // A rule begins with a month, so each month has one.
  const { percent: overtime } = overtimeTermsOf(place.country, days.from, place.overtime)
  const percents = { ...surchargePercentsOf(place.surcharges), overtime }
  const typeOf = (id: string) => work.absences.find((absence) => absence.id === id)?.type ?? null

  return [
    {
      personnelNumber: numberAt(place.id, work.contracts, days),
      name: person.name,
      branch: place.name,
      percents,
      hours: wageHours(closed, typeOf),
    },
  ]
}

/** As the branch that pays knows the person in the month; elsewhere, or later, the number may be somebody else's. */
function numberAt(branch: string, contracts: KnownWork['contracts'], { to }: Days): string | null {
  const own = contracts.filter(
    (contract) =>
      contract.branch === branch && spanOfContract(contract).from < to && contract.personnelNumber,
  )

  return own.at(-1)?.personnelNumber ?? null
}

type Numbers = Partial<Pick<PayrollNumbers, 'consultantNumber' | 'clientNumber'>> &
  Pick<PayrollNumbers, 'wageTypes'>

async function readNumbers(req: PayloadRequest, branch: string): Promise<Numbers> {
  const found = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: branch } },
    select: { payroll: true },
  })
  const payroll = found?.payroll
  const numbers: Record<WageType, number | null | undefined> = {
    worked: payroll?.worked,
    'public-holiday': payroll?.publicHoliday,
    vacation: payroll?.vacation,
    sick: payroll?.sick,
    training: payroll?.training,
    'public-duty': payroll?.publicDuty,
    overtime: payroll?.overtime,
    night: payroll?.night,
    sunday: payroll?.sunday,
    holiday: payroll?.holiday,
  }
  const named = Object.entries(numbers).filter(([, number]) => typeof number === 'number')

  return {
    ...(payroll?.consultantNumber ? { consultantNumber: payroll.consultantNumber } : {}),
    ...(payroll?.clientNumber ? { clientNumber: payroll.clientNumber } : {}),
    wageTypes: Object.fromEntries(named),
  }
}

function refuseMissing({ consultantNumber, clientNumber, wageTypes }: Numbers): PayrollNumbers {
  if (consultantNumber === undefined || clientNumber === undefined || Object.keys(wageTypes).length === 0) {
    throw missing(
      'branch',
      'Für diese Filiale fehlen Berater- und Mandantennummer oder die Lohnarten. Bitte tragen Sie sie bei der Filiale unter „Lohn“ ein.',
    )
  }

  return { consultantNumber, clientNumber, wageTypes }
}

/** LODAS knows people by whole numbers alone. */
function numbered({
  personnelNumber,
  name,
  hours,
}: {
  personnelNumber: string | null
  name: string
  hours: WageHours[]
}) {
  if (!personnelNumber || !/^\d{1,5}$/.test(personnelNumber)) {
    throw missing(
      'user',
      `${name} hat im Vertrag keine Personalnummer, die DATEV LODAS versteht: höchstens fünf Ziffern.`,
    )
  }

  return { personnelNumber: Number(personnelNumber), hours }
}

const missing = (field: string, message: string): Refused =>
  refusedFields([{ field, code: 'payroll-number-missing', message }])
