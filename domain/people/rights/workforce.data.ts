import { everything, nothing, readOnly, type RightsRow, type RightsTable, row } from '../rights.ts'

const seesOwn = row('none', 'mine', 'none', 'none')

/** What is about the work of people: their own, that of the branch for whoever leads it, and of no outsider. */
const ofTheStaff = (own: RightsRow, lead = row('branch', 'branch', 'branch', 'branch')) => ({
  anyone: nothing,
  device: nothing,
  ROLE_EMPLOYEE: own,
  ROLE_EDITOR: own,
  ROLE_MANAGER: lead,
  ROLE_ADMIN: everything,
})

export const workforceRights = {
  /** Time is recorded by the calls of time tracking; who leads corrects it with entries of their own. */
  'working-activities': ofTheStaff(seesOwn),
  /** Own shifts, and open ones of the branch, are seen once they are published. */
  'working-schedules': ofTheStaff(seesOwn),
  /** What plans are made of and measured by: for whoever plans. */
  'shift-templates': ofTheStaff(nothing),
  'staffing-needs': ofTheStaff(nothing),
  /** Begun, taken and decided by calls of the planner. Others see what is offered to all of their branch. */
  'shift-swaps': {
    ...ofTheStaff(seesOwn, row('none', 'branch', 'none', 'none')),
    ROLE_ADMIN: row('none', 'all', 'none', 'none'),
  },
  /** Months of people: their own to confirm, for whoever leads to close; they are no records. */
  'time-sheets': {
    ...ofTheStaff(seesOwn, row('branch', 'branch', 'none', 'none')),
    ROLE_ADMIN: row('all', 'all', 'none', 'none'),
  },
  /** Wages are closed field by field. */
  contracts: ofTheStaff(seesOwn, row('none', 'branch', 'none', 'none')),
  /** Everybody asks for their own time off and may withdraw the request; who leads decides. */
  absences: ofTheStaff(row('mine', 'mine', 'mine', 'none')),
  /** What the house gives to everybody is everybody's to know and its administrators' to give. */
  'company-days': ofTheStaff(readOnly, readOnly),
  /** One's own are those one is a member of. */
  projects: ofTheStaff(seesOwn),
  /** One's own are those one is responsible for; what of them may be changed is said field by field. */
  tasks: ofTheStaff(row('none', 'mine', 'mine', 'none')),
} satisfies RightsTable
