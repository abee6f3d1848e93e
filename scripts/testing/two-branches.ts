import { hire, type Hired, openBranch } from './hire.ts'
import type { TestApp } from './test-app.ts'

/** Vienna, which Mia leads and Tina works at, and Graz with Ben; the admin belongs to neither. */
export type TwoBranches = {
  vienna: string
  graz: string
  admin: Hired
  mia: Hired
  tina: Hired
  ben: Hired
}

export async function openTwoBranches(app: TestApp): Promise<TwoBranches> {
  const vienna = await openBranch(app, 'wien')
  const graz = await openBranch(app, 'graz')

  return {
    vienna,
    graz,
    admin: await hire(app, 'ROLE_ADMIN'),
    mia: await hire(app, 'ROLE_MANAGER', [vienna]),
    tina: await hire(app, 'ROLE_EMPLOYEE', [vienna]),
    ben: await hire(app, 'ROLE_EMPLOYEE', [graz]),
  }
}
