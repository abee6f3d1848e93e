import {
  mostProjectLines,
  projectBillContract,
  projectReportContract,
} from '#domain/workforce/project-report.contract.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { unkept } from '#kernel/api/unkept.ts'
import { Refused } from '#kernel/refused.ts'

import { projectBillCsv } from '../operations/project-bill-csv.ts'
import { readProjectReport } from '../operations/read-project-report.ts'

export const projectReportEndpoints = [
  endpointOf(projectReportContract, async (req, { params, query }) => {
    const { terms, isForLead, report } = await readProjectReport(req, { ...params, ...query })
    const { total, left, period, people, lines, open } = report
    const shown = lines.slice(-mostProjectLines)
    const earlier = lines.length - shown.length
    const bill = { rate: terms.rate, period, people, lines: shown.map(withTimes), earlier, open }

    return Response.json(
      {
        total,
        budget: { minutes: terms.budgetMinutes, cents: terms.budgetCents },
        left,
        bill: isForLead ? bill : null,
      },
      unkept,
    )
  }),
  endpointOf(projectBillContract, async (req, { params, query }) => {
    const { name, isForLead, report } = await readProjectReport(req, { ...params, ...query })
    if (!isForLead) throw new Refused('not-allowed')
    const file = encodeURIComponent(`Abrechnung ${name}.csv`)

    return new Response(projectBillCsv(report.lines), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="Abrechnung.csv"; filename*=UTF-8''${file}`,
        ...unkept.headers,
      },
    })
  }),
]

const withTimes = <Line extends { from: number; to: number }>({ from, to, ...line }: Line) => ({
  ...line,
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
})
