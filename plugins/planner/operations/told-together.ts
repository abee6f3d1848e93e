import type { RequestContext } from 'payload'

/** In the context of a change of many shifts: each person is told of all of theirs at once. */
export const toldTogether: RequestContext = { shiftsAreToldTogether: true }

export const isToldTogether = ({ shiftsAreToldTogether }: RequestContext): boolean =>
  shiftsAreToldTogether === true
