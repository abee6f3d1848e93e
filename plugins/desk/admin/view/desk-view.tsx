import { DefaultTemplate } from '@payloadcms/next/templates'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { rightTo } from '#kernel/access/rights.ts'

import type { DeskViewProps, GuardedView } from '../../desk.port.ts'
import { DeskShell } from '../../kit/frame/desk-shell.tsx'
import { NoAccess } from './no-access.tsx'
import { readKeptColumns } from './read-kept-columns.ts'
import { signInAddress } from './sign-in-address.ts'

/** Every view of a capability, in the panel's frame: who may not see it is told so before anything of it is made. */
export async function DeskView(props: AdminViewServerProps & { view: GuardedView }) {
  const { initPageResult, params, searchParams, i18n, view } = props
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { payload, user } = req
  const { admin: home } = payload.config.routes
  if (!user) redirect(signInAddress(home, view.path, searchParams))
  const isAllowed = permissions.canAccessAdmin && (await rightTo(req, ...view.right))
  // Without the panel's frame for who may not be in the panel at all: it would lead them around.
  if (!permissions.canAccessAdmin)
    return <NoAccess label={view.label} home={`${home}/logout`} way="Abmelden" />

  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={payload}
      permissions={permissions}
      searchParams={searchParams}
      user={user}
      visibleEntities={visibleEntities}
    >
      {isAllowed ? (
        <DeskShell kept={await readKeptColumns(req)}>
          <RenderServerComponent
            Component={view.component}
            importMap={payload.importMap}
            clientProps={givenTo(home, view, await zoneOfHouse(req))}
            serverProps={props}
          />
        </DeskShell>
      ) : (
        <NoAccess label={view.label} home={home} way="Zur Startseite" />
      )}
    </DefaultTemplate>
  )
}

const givenTo = (home: string, { path }: GuardedView, timeZone: string): DeskViewProps => ({
  home,
  path: `${home}${path}`,
  now: new Date().toISOString(),
  timeZone,
})
