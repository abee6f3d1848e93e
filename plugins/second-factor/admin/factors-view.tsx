import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { staffOf } from '#kernel/access/caller.ts'

import { OwnFactors } from './own-factors.tsx'

/** The own second factors. Custom views are public until they say otherwise. */
export function FactorsView({ initPageResult, params, searchParams, i18n }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  const { admin } = req.payload.config.routes
  if (!staffOf(req)) redirect(`${admin}/login?redirect=${encodeURIComponent(`${admin}/second-factor`)}`)

  return (
    <DefaultTemplate
      i18n={i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <SetStepNav nav={[{ label: 'Konto', url: `${admin}/account` }, { label: 'Zweiter Faktor' }]} />
      <Gutter>
        <h1>Zweiter Faktor</h1>
        <OwnFactors />
      </Gutter>
    </DefaultTemplate>
  )
}
