import type { AdminViewServerProps } from 'payload'

import type { DeskViewProps } from '#plugins/desk/desk.port.ts'

import { ledBranches } from '../../operations/led-branches.ts'
import { ConnectScreen } from './loaded.tsx'

/** Connecting a screen, with the branches that it may be taken on for. */
export async function ConnectScreenView({
  initPageResult,
  home,
  timeZone,
}: AdminViewServerProps & DeskViewProps) {
  return <ConnectScreen branches={await ledBranches(initPageResult.req)} home={home} timeZone={timeZone} />
}
