import '@payloadcms/next/css'

import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { cookies, headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'

import config from '#cms/payload.config.ts'
import { isServerFunction, withoutInternals } from '#plugins/panel/panel.port.ts'

import { importMap } from './backend/importMap.js'

import '@fontsource-variable/mulish'
import '#plugins/desk/look/tokens.css'
import '#plugins/desk/look/stock.css'
import '#plugins/desk/look/lists.css'
import '#plugins/desk/look/tables.css'
import '#plugins/desk/look/forms.css'
import '#plugins/desk/look/documents.css'
import '#plugins/desk/look/layers.css'
import '#plugins/desk/look/touch.css'
import '#plugins/desk/look/shown-data.css'

import './theke.css'

/** What comes from a browser names a function and its arguments; Payload would take functions of its own from there. */
const serverFunction: ServerFunctionClient = async ({ name, args }) => {
  'use server'
  if (!isServerFunction(name)) throw new Error('Unknown server function')

  return withoutInternals(await handleServerFunctions({ name, args, config, importMap }))
}

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      // Whoever is not in yet gets a page without a body and without styles at first.
      htmlProps={{ style: { colorScheme: await firstColours() } }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}

/** Those that somebody has chosen, else those that the device wishes, which not every browser says. */
async function firstColours(): Promise<string> {
  const said = [
    (await cookies()).get('payload-theme')?.value,
    (await headers()).get('sec-ch-prefers-color-scheme'),
  ]

  return said.find((colours) => colours === 'light' || colours === 'dark') ?? 'light dark'
}
